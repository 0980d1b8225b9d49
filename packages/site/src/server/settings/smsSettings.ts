import type { SmsSettings } from '@forecourt/data';

type Env = Readonly<Record<string, string | undefined>>;

const EXAMPLE = 'for example https://AC0123:token@api.twilio.com';
/** A number, a name of letters and digits, or a service of senders. */
const SENDER = /^(?:\+\d{8,15}|(?=.*[A-Za-z])[A-Za-z0-9 ]{3,11}|MG[0-9a-f]{32})$/;
/** A gateway on this machine, to try things out. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Reads FORECOURT_SMS_URL and FORECOURT_SMS_FROM; `null` without both: then no code is sent. The address
 * holds a token, so no fault tells what it is.
 */
export function smsSettings(env: Env): SmsSettings | null {
  const address = (env.FORECOURT_SMS_URL ?? '').trim();
  const from = (env.FORECOURT_SMS_FROM ?? '').trim();
  if (address === '' && from === '') return null;
  if (address === '') {
    throw new Error(
      'FORECOURT_SMS_FROM is set and FORECOURT_SMS_URL is not, so no code could be sent. Set ' +
        `FORECOURT_SMS_URL to the gateway, ${EXAMPLE}.`,
    );
  }
  if (!SENDER.test(from)) {
    throw new Error(
      'FORECOURT_SMS_FROM is no sender, so the gateway would refuse what comes from it. Set it to a ' +
        'number such as +61400000000, a registered name of up to 11 letters, or a messaging service (MG…).',
    );
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  const isGateway =
    url !== null &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))) &&
    url.username !== '' &&
    url.password !== '' &&
    url.search + url.hash === '';
  if (!isGateway) {
    throw new Error(
      'FORECOURT_SMS_URL is not the https:// address of a gateway with account and token, so no code ' +
        `could be sent. Write it without what follows a question mark or hash, ${EXAMPLE}.`,
    );
  }
  return { url: address, from };
}
