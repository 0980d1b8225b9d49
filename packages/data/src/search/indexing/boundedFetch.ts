import type { ConfigurationOptions } from 'typesense';

type Adapter = Extract<ConfigurationOptions['axiosAdapter'], (...args: never[]) => unknown>;

/** Largest answer that is read, bytes. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * How the official client sends a request: within a time that also covers the answer's body, which
 * the client does not bound for imports, and never to the place a redirect names (M7).
 */
export function boundedFetch(timeoutMs: number, ended: AbortSignal): Adapter {
  return async (config) => {
    const url = new URL(config.url ?? '');
    for (const [name, value] of Object.entries(config.params ?? {})) {
      url.searchParams.set(name, String(value));
    }
    const answer = await fetch(url, {
      method: (config.method ?? 'get').toUpperCase(),
      headers: Object.entries(config.headers.toJSON()).map(([name, value]) => [
        name,
        String(value),
      ]),
      redirect: 'error',
      signal: AbortSignal.any([ended, AbortSignal.timeout(timeoutMs)]),
      ...(config.data !== undefined && { body: String(config.data) }),
    });
    return {
      data: await textOf(answer),
      status: answer.status,
      statusText: answer.statusText,
      headers: Object.fromEntries(answer.headers),
      config,
    };
  };
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error('The answer is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
