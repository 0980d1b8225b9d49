import { boundedText } from './boundedText.ts';
import { connectionFault } from './connectionFault.ts';

/** What a service says to a question. */
export type ServiceAnswer =
  | { kind: 'text'; text: string; etag: string | null }
  /** What was answered before, with this ETag, still holds. */
  | { kind: 'unchanged' }
  /** It knows nothing of what was asked. */
  | { kind: 'none' };

export interface ServiceQuestion {
  /** Access of `serviceAt`. */
  access: Readonly<Record<string, string>>;
  /** Of the answer that is known. */
  etag?: string | null;
  /** Milliseconds for a request and all of its answer. */
  budgetMs: number;
  /** Bytes of an answer, beyond which it is a mistake. */
  mostBytes: number;
  /** What is asked, where it must not stand in an address; the question is a POST then. */
  body?: object;
}

/** A service gave no answer that can be read; its message tells no secret. */
export class ServiceFault extends Error {
  override readonly name = 'ServiceFault';
}

const MOST_ETAG = 200;

/**
 * Asks a service for JSON. Its answer is bounded in time and size, and believed only where it says
 * that it is JSON.
 *
 * @throws ServiceFault
 */
export async function askService(
  address: string,
  { access, etag = null, budgetMs, mostBytes, body }: ServiceQuestion,
): Promise<ServiceAnswer> {
  const late = AbortSignal.timeout(budgetMs);
  const own = new AbortController();
  // What follows the question mark may be a key, or a shopper's.
  const fault = (what: string) => new ServiceFault(`${address.replace(/\?.*$/s, '')} ${what}`);
  try {
    // Servers that ask no service never load it.
    const { default: ky } = await import('ky');
    const answer = await ky(address, {
      ...(body === undefined ? { method: 'get' } : { method: 'post', json: body }),
      headers: {
        accept: 'application/json',
        ...access,
        ...(etag !== null && { 'if-none-match': etag }),
      },
      redirect: 'manual',
      // It counts for bodies that ky reads, and has no bound of their size; the signal is for all.
      timeout: false,
      // A connection that was kept may have been closed by the time it is used.
      // Nothing changes there by being asked, so that a POST may be sent again too.
      retry: { limit: 1, methods: ['get', 'post'], delay: () => 0 },
      throwHttpErrors: false,
      signal: AbortSignal.any([late, own.signal]),
    });
    const { status, headers } = answer;
    if (status === 304 && etag !== null) return { kind: 'unchanged' };
    if (status === 404) return { kind: 'none' };
    if (status >= 300 && status < 400) throw fault(`leads elsewhere (status ${status})`);
    if (status !== 200) throw fault(`answers with status ${status}`);
    const type = headers.get('content-type') ?? '';
    if (!JSON_TYPE.test(type)) throw fault('answers with something other than JSON');
    const text = await boundedText(answer, mostBytes);
    if (text === null) throw fault(`answers with more than ${mostBytes / 1_000_000} MB`);
    const tag = headers.get('etag');
    return { kind: 'text', text, etag: tag !== null && tag.length <= MOST_ETAG ? tag : null };
  } catch (error) {
    if (error instanceof ServiceFault) throw error;
    if (late.aborted) throw fault(`did not answer whole within ${budgetMs / 1_000} s`);
    const isRefused = error instanceof Error && connectionFault(error.cause ?? error) === 'refused';
    throw fault(isRefused ? 'is answered by nobody' : 'broke the connection off');
  } finally {
    // Whatever of the answer was not read is not waited for.
    own.abort();
  }
}

const JSON_TYPE = /^(?:application\/(?:[\w.-]+\+)?json|text\/json)\s*(?:;|$)/i;

/** A service's address without what must not be told, and what its requests bring for it. */
export interface ServicePlace {
  /** Without a slash at its end. */
  base: string;
  access: Readonly<Record<string, string>>;
}

/**
 * `fetch` refuses addresses that hold a password.
 *
 * @param url with `user:password@` where the service wants them
 */
export function serviceAt(url: string): ServicePlace {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const base = address.href.replace(/\/+$/, '');
  if (username === '' && password === '') return { base, access: {} };
  const told = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { base, access: { authorization: `Basic ${Buffer.from(told).toString('base64')}` } };
}
