import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteKey } from '@forecourt/data';
import { memoryTypesense } from '@forecourt/data/testing';
import { aliasOf, type StockDocument } from '@forecourt/data/typesense';

type Searches = Parameters<ReturnType<typeof memoryTypesense>>[0];

/**
 * What becomes of a search of the site that it fails, in turn. An answer that is another’s is one to
 * whoever decides how often a service that fails is asked.
 */
const FAILURES = [
  'another’s',
  'hangs',
  'another’s',
  'an error',
  'another’s',
  'broken off',
] as const;

export interface SlowSearchOptions {
  /** Documents of each site. */
  stock: ReadonlyMap<SiteKey, readonly StockDocument[]>;
  /** The site that it fails. */
  failing: SiteKey;
  /** Whose answers that one is given in place of its own, at times. */
  mistaken: SiteKey;
  /** Milliseconds that the next answer takes. */
  delay(): number;
}

export interface SlowSearch {
  url: string;
  /** Searches answered slowly and well, and those that failed. */
  answered(): number;
  failed(): number;
  close(): Promise<void>;
}

/** Typesense as it answers, but each time late, and one site never well. */
export async function startSlowSearch(options: SlowSearchOptions): Promise<SlowSearch> {
  const { stock, failing, mistaken, delay } = options;
  let answered = 0;
  let failed = 0;
  const answer = answersOf(stock);
  const well = (response: ServerResponse, body: string) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(body);
  };
  const fail = (searches: Searches, response: ServerResponse) => {
    const failure = FAILURES[failed % FAILURES.length];
    failed += 1;
    if (failure === 'an error') response.writeHead(500).end('{"message":"out of memory"}');
    if (failure === 'broken off') response.destroy();
    if (failure === 'another’s') well(response, answer(searches, mistaken));
  };
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { searches } = JSON.parse(Buffer.concat(chunks).toString()) as { searches: Searches };
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (searches[0]?.collection === aliasOf(failing)) return fail(searches, response);
        answered += 1;
        well(response, answer(searches, null));
      }, delay());
      timers.add(timer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered: () => answered,
    failed: () => failed,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * @returns answers to some searches from the stock of who asks, or from another's, as if the clause of
 *   the site in the filter did nothing
 */
function answersOf(stock: SlowSearchOptions['stock']) {
  return (searches: Searches, instead: SiteKey | null): string => {
    const asked = searches[0]?.collection;
    const asker = [...stock.keys()].find((site) => aliasOf(site) === asked);
    const own = (asker && stock.get(asker)) ?? [];
    const others = instead === null ? null : (stock.get(instead) ?? []);
    const code = own[0]?.site ?? '';
    const found = others?.map((document) => ({ ...document, site: code })) ?? own;
    // As many as it should have: nothing but the vehicles tells that they are another's.
    const facts = (alias: string) => ({
      collection_name: `${alias}_v1_0123456789ab`,
      out_of: own.length,
    });
    const text = JSON.stringify(memoryTypesense(found, facts)(searches));
    return text.replaceAll(`"site":"${code}"`, `"site":"${(others ?? own)[0]?.site}"`);
  };
}
