import { parseJson } from '@forecourt/domain';
import { serviceAt } from '../http/askService.ts';
import { boundedText } from '../http/boundedText.ts';
import { connectionFault } from '../http/connectionFault.ts';
import { CodeNotSent, type CodeSender } from './codeSender.ts';
import { smsGateways } from './smsGateways.ts';

/** A gateway that takes messages to phones. */
export interface SmsSettings {
  /** With `account:token@`. */
  url: string;
  /** Number, name or service that messages come from. */
  from: string;
}

export interface HttpCodeSenderOptions extends SmsSettings {
  /** Milliseconds for the answer, to its last byte. */
  budgetMs?: number;
}

/** Somebody waits for it, and looks at the phone meanwhile. */
const BUDGET_MS = 5_000;
const MOST_BYTES = 100_000;

/**
 * Sends by a gateway of Twilio's shape. A message is sent once: one whose answer was lost may have arrived,
 * and each costs; who got none asks again.
 */
export function httpCodeSender(options: HttpCodeSenderOptions): CodeSender {
  const { url, from, budgetMs = BUDGET_MS } = options;
  const gateway = smsGateways.twilio;
  const { base, access } = serviceAt(url);
  const address = `${base}/${gateway.path(decodeURIComponent(new URL(url).username))}`;
  return {
    async send(_site, { to, text }) {
      const late = AbortSignal.timeout(budgetMs);
      const own = new AbortController();
      try {
        // Servers that send no codes never load it.
        const { default: ky } = await import('ky');
        const answer = await ky(address, {
          method: 'post',
          body: new URLSearchParams(gateway.form({ from, to, text })),
          headers: { accept: 'application/json', ...access },
          redirect: 'manual',
          timeout: false,
          retry: 0,
          throwHttpErrors: false,
          signal: AbortSignal.any([late, own.signal]),
        });
        if (!answer.ok) throw new CodeNotSent(`The gateway answers with status ${answer.status}.`);
        const said = await boundedText(answer, MOST_BYTES);
        if (!gateway.taken.safeParse(parseJson(said)).success) {
          throw new CodeNotSent('The gateway does not say that it has taken the message.');
        }
      } catch (error) {
        // What a client says of a request may quote it, and with it the code.
        if (error instanceof CodeNotSent) throw error;
        if (late.aborted)
          throw new CodeNotSent(`The gateway did not answer within ${budgetMs} ms.`);
        const isRefused =
          error instanceof Error && connectionFault(error.cause ?? error) === 'refused';
        throw new CodeNotSent(
          isRefused ? 'Nobody answers at the gateway.' : 'The gateway broke the connection off.',
        );
      } finally {
        own.abort();
      }
    },
  };
}
