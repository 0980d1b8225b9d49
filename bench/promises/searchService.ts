import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { type StockDocument, toDocument } from '@forecourt/data/typesense';
import { memoryTypesense } from '../../packages/data/src/search/testing/index.ts';

type Searches = Parameters<ReturnType<typeof memoryTypesense>>[0];

export interface HangingServer {
  url: string;
  /** Requests that were left without an answer. */
  hung(): number;
  close(): Promise<void>;
}

/** A search service that answers one site and takes what another asks without ever answering. */
export async function startSearch(
  folder: string,
  { answered, hanging }: { answered: string; hanging: string },
): Promise<HangingServer> {
  const documents: StockDocument[] = [];
  const store = await openEmbeddedStore({ folder: join(folder, 'data') });
  const site = answered as SiteKey;
  for await (const batch of store.stock.read(site, 1)) {
    documents.push(...batch.map((vehicle) => toDocument(site, vehicle)));
  }
  await store.close();
  const answer = memoryTypesense(documents, (alias) => ({
    collection_name: `${alias}_v1_0123456789ab`,
    out_of: documents.length,
  }));
  return hangingServer((body, response) => {
    const { searches } = JSON.parse(body) as { searches: Searches };
    if (searches.some(({ collection }) => collection.includes(hanging))) return false;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer(searches)));
    return true;
  });
}

/** A dealer's system that takes leads and never says so. */
export function startHungReceiver(): Promise<HangingServer> {
  return hangingServer(() => false);
}

/** @param reply answers, or returns `false`: the asker waits for good */
async function hangingServer(
  reply: (body: string, response: ServerResponse) => boolean,
): Promise<HangingServer> {
  let hung = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (!reply(Buffer.concat(chunks).toString(), response)) hung += 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hung: () => hung,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
