import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '../../e2e/bytes/siteClient.ts';
import { type Bar, bar } from '../search/bars.ts';
import { makeDealers, startOwnServer } from './ownServer.ts';

const DEALERS = 1_000;
const VEHICLES = 200;

/** A thousand dealers in one process, each visited: what they take, and how soon the first answers. */
export async function manyDealers(): Promise<Bar[]> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-dealers-'));
  const dealers = Array.from({ length: DEALERS }, (_, at) => ({
    slug: `dealer-${at}`,
    vehicles: VEHICLES,
  }));
  try {
    await makeDealers(folder, dealers);
    const server = await startOwnServer(folder);
    try {
      // A dealer's stock is read when somebody comes.
      for (const { slug } of dealers) {
        const { status } = await ask(server.port, slug, '/search');
        if (status !== 200) throw new Error(`The listing of ${slug} answered ${status}.`);
      }
      return [
        bar({
          what: `${DEALERS} dealers with ${VEHICLES} vehicles each, all visited: resident memory`,
          value: await server.memory(),
          unit: ' MB',
          limit: 700,
        }),
        bar({
          what: `${DEALERS} dealers: from start to the first answer`,
          value: server.startSeconds,
          unit: ' s',
          limit: 5,
        }),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
