import type { ConfigurationOptions } from 'typesense/lib/Typesense/Configuration';
import { boundedText } from '../../../http/boundedText.ts';
import { connectionFault } from '../../../http/connectionFault.ts';
import { TypesenseFault } from './typesenseFault.ts';

type Adapter = Extract<ConfigurationOptions['axiosAdapter'], (...args: never[]) => unknown>;

export interface AdapterLimits {
  /** Time for a request and all of its answer, ms. */
  tryMs: number;
  /** Largest answer that is read, bytes. */
  mostBytes: number;
  /** Ends all requests at once. */
  ended?: AbortSignal;
}

/**
 * How the official client sends a request. The client's own way bounds neither a body that drips
 * nor one without an end, follows redirects, and tells the API key in its errors (R12-05, R18-02).
 */
export function boundedAdapter({ tryMs, mostBytes, ended }: AdapterLimits): Adapter {
  return async (config) => {
    const start = performance.now();
    const own = new AbortController();
    const late = AbortSignal.timeout(tryMs);
    // The client hands a caller's signal on in this older shape.
    config.cancelToken?.promise.then(() => own.abort()).catch(() => {});
    const signals = [late, own.signal, ...(ended === undefined ? [] : [ended])];
    try {
      const answer = await fetch(addressOf(config.url, config.params), {
        method: (config.method ?? 'get').toUpperCase(),
        headers: Object.entries(config.headers.toJSON()).map(([name, value]) => [
          name,
          String(value),
        ]),
        redirect: 'manual',
        signal: AbortSignal.any(signals),
        ...(config.data !== undefined && { body: String(config.data) }),
      });
      const isRedirect = answer.status >= 300 && answer.status < 400;
      if (isRedirect) throw new TypesenseFault('redirect', { status: answer.status });
      const data = await boundedText(answer, mostBytes);
      if (data === null) throw new TypesenseFault('too_large', { status: answer.status });
      return {
        data,
        status: answer.status,
        statusText: answer.statusText,
        headers: Object.fromEntries(answer.headers),
        config,
      };
    } catch (error) {
      // Ends the connection as well, whose body may not have been read to its end.
      own.abort();
      const ms = performance.now() - start;
      if (error instanceof TypesenseFault) {
        throw new TypesenseFault(error.kind, { status: error.status, ms });
      }
      const isLate = late.aborted || config.cancelToken?.reason !== undefined;
      throw new TypesenseFault(isLate ? 'late' : connectionFault(error), { ms });
    }
  };
}

function addressOf(url = '', params: Readonly<Record<string, unknown>> = {}): URL {
  const address = new URL(url);
  for (const [name, value] of Object.entries(params)) {
    address.searchParams.set(name, String(value));
  }
  return address;
}
