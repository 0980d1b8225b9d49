import { connectionFault } from '../../http/connectionFault.ts';
import { DeliveryFault } from '../port/delivery.ts';
import { retryAfterMs } from './retryAfter.ts';
import { signedHeaders } from './signature.ts';

export interface SignedPost {
  url: string;
  /** What the body is signed with. */
  secret: string;
  /** The same for the same content: a receiver knows by it what it has. */
  id: string;
  /** JSON. */
  body: string;
  /** Milliseconds since 1970 UTC. */
  now(): number;
}

/** What an answer says of the content itself, and would say again. */
const REFUSALS: readonly number[] = [400, 413, 415, 422];
const GONE = 410;

/**
 * Sends signed JSON. Any 2xx means that the receiver has it, whatever it says; a redirect is not followed,
 * for nobody vouches for where it leads.
 *
 * @throws DeliveryFault
 */
export async function postSigned(
  { url, secret, id, body, now }: SignedPost,
  signal: AbortSignal,
): Promise<void> {
  const own = new AbortController();
  // Servers without a webhook never load it.
  const { default: ky } = await import('ky');
  try {
    const { status, headers } = await ky.post(url, {
      body,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'user-agent': 'Forecourt',
        ...signedHeaders(id, body, secret, now()),
      },
      redirect: 'manual',
      timeout: false,
      retry: 0,
      throwHttpErrors: false,
      signal: AbortSignal.any([signal, own.signal]),
    });
    if (status >= 200 && status < 300) return;
    throw new DeliveryFault(`The webhook answers with status ${status}.`, {
      isRefused: REFUSALS.includes(status),
      isGone: status === GONE,
      retryAfterMs: retryAfterMs(headers.get('retry-after'), now()),
    });
  } catch (error) {
    if (error instanceof DeliveryFault) throw error;
    // The error itself may tell the address, and with it what only its owner should know.
    throw new DeliveryFault(wordsOf(error, signal));
  } finally {
    // Nobody reads the body of the answer.
    own.abort();
  }
}

function wordsOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'The webhook did not answer in time.';
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return connectionFault(cause) === 'refused'
    ? 'Nobody answers at the address of the webhook.'
    : 'The webhook broke the connection off.';
}
