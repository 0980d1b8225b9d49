import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '../../e2e/bytes/siteClient.ts';
import { median } from '../phone/median.ts';
import { makeDealers, type OwnServer, startOwnServer } from '../server/ownServer.ts';
import { threadClock } from '../server/threadClock.ts';

const SITES = 1_000;
const VEHICLES = 200;
/** Sites that are visited for the first time to tell how soon they answer. */
const COLD = 60;

/** A thousand dealers in one process, one of them with a broken configuration. */
export interface ThousandSites {
  startSeconds: number;
  /** Memory that each site takes while nobody visits, megabytes. */
  idleMb: number;
  /** The first page of a site that nobody has visited: median and 95th percentile, milliseconds. */
  coldMs: { p50: number; p95: number };
  /** Likewise, processor time that the server's thread took for it. */
  coldOwnMs: { p50: number; p95: number };
  /** The first page of a site that somebody has visited already, milliseconds. */
  warmMs: number;
  /** What the broken one answers, and how many of the others do not answer well. */
  broken: { status: number; text: boolean; failing: number };
}

export async function thousandSites(): Promise<ThousandSites> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-thousand-'));
  try {
    const slugs = Array.from({ length: SITES }, (_, at) => `dealer-${at}`);
    await makeDealers(
      folder,
      slugs.map((slug) => ({ slug, vehicles: VEHICLES })),
    );
    const alone = await memoryOfOne(folder);
    const [broken = '', ...sound] = slugs;
    const path = join(folder, 'sites', broken, 'site.json');
    await writeFile(path, JSON.stringify({ slug: broken, template: 'classic', name: 7 }));
    const server = await startOwnServer(folder);
    try {
      const idleMb = ((await settledMemory(server)) - alone) / SITES;
      const visits = await coldVisits(server, sound.slice(0, COLD));
      const { status, body } = await ask(server.port, broken, '/search');
      const text = body.toString().includes('is coming back');
      let failing = 0;
      for (const slug of sound) {
        if ((await ask(server.port, slug, '/api/search')).status !== 200) failing += 1;
      }
      const { startSeconds } = server;
      return { startSeconds, idleMb, ...visits, broken: { status, text, failing } };
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a server of one of these sites takes. */
async function memoryOfOne(folder: string): Promise<number> {
  const one = join(folder, 'one');
  await makeDealers(one, [{ slug: 'dealer-0', vehicles: VEHICLES }]);
  const server = await startOwnServer(one);
  const memory = await settledMemory(server);
  await server.stop();
  return memory;
}

/** Once it has done what it does after its start. */
async function settledMemory(server: OwnServer): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  return server.memory();
}

async function coldVisits(
  { port, pid }: OwnServer,
  [first = '', ...slugs]: readonly string[],
): Promise<Pick<ThousandSites, 'coldMs' | 'coldOwnMs' | 'warmMs'>> {
  const clock = threadClock(pid);
  const visit = async (slug: string, path: string) => {
    const [begun, own] = [performance.now(), clock()];
    const { status } = await ask(port, slug, path);
    if (status !== 200) throw new Error(`The page ${path} of ${slug} answered ${status}.`);
    return { ms: performance.now() - begun, own: clock() - own };
  };
  // The code of a page is new to the process once, whichever site it is of.
  for (let at = 0; at < 20; at += 1) await visit(first, `/search?page=${1 + (at % 8)}&at=${at}`);
  const cold: Awaited<ReturnType<typeof visit>>[] = [];
  const warm: number[] = [];
  for (const slug of slugs) {
    cold.push(await visit(slug, '/search'));
    warm.push((await visit(slug, '/search?page=2')).ms);
  }
  const of = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return { p50: median(values), p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN };
  };
  return {
    coldMs: of(cold.map(({ ms }) => ms)),
    coldOwnMs: of(cold.map(({ own }) => own)),
    warmMs: median(warm),
  };
}
