import type { SmtpSettings } from '@forecourt/data';
import { smtpOAuth } from './smtpOAuth.ts';

type Env = Readonly<Record<string, string | undefined>>;

const EXAMPLE = 'for example smtps://name:password@mail.example:465 or smtp://mail.example:587';
const ADDRESS = /^[^\s@<>",;:]+@[^\s@<>",;:]+$/;

/**
 * Reads FORECOURT_SMTP_URL and FORECOURT_SMTP_FROM, and FORECOURT_SMTP_OAUTH_ and what follows; `null` without
 * the first two: then no message is sent. The address holds a password, so no fault tells what it is.
 */
export function smtpSettings(env: Env): SmtpSettings | null {
  const address = (env.FORECOURT_SMTP_URL ?? '').trim();
  const from = (env.FORECOURT_SMTP_FROM ?? '').trim();
  if (address === '' && from === '') return null;
  if (address === '') {
    throw new Error(
      'FORECOURT_SMTP_FROM is set and FORECOURT_SMTP_URL is not, so no message could be sent. Set ' +
        `FORECOURT_SMTP_URL to the mail server, ${EXAMPLE}.`,
    );
  }
  if (!ADDRESS.test(from)) {
    throw new Error(
      'FORECOURT_SMTP_FROM is no bare address, so mail servers would refuse what comes from it. Set ' +
        'it to the address that messages come from, for example leads@platform.example.',
    );
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  const isServer = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  if (!isServer || url.search + url.hash !== '' || !/^\/?$/.test(url.pathname)) {
    throw new Error(
      'FORECOURT_SMTP_URL is not the address of a mail server, so no message could be sent. Write ' +
        `it without what follows the port, and what is no letter or digit of a password as %40, ${EXAMPLE}.`,
    );
  }
  const secure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  const pass = decodeURIComponent(url.password);
  const oauth = smtpOAuth(env, { user, pass });
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    auth: oauth !== null ? { user, oauth } : user === '' ? null : { user, pass },
    from,
  };
}
