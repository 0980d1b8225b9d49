import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteFigure } from '@forecourt/data/testing';
import { expect, test } from '@playwright/test';
import { freePort, startDemo } from '../demoServer.ts';
import { ask } from '../support/ask.ts';
import { askUntilLetIn } from '../support/askUntilLetIn.ts';
import { writeTestSites } from '../support/testSites.ts';
import { canarySites, DEALERS, foreignMarks, slugOf, vehiclesOf } from './canarySites.ts';
import { seededRandom } from './seededRandom.ts';

/** `FORECOURT_REQUESTS=20000` and `FORECOURT_AT_ONCE=200` is the long run. */
const REQUESTS = Number(process.env.FORECOURT_REQUESTS ?? 1_500);
const AT_ONCE = Number(process.env.FORECOURT_AT_ONCE ?? 24);

test('R15-03: under mixed load no dealer’s answer holds another’s vehicles, counts, files or pages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-canary-'));
  const sitesFolder = join(folder, 'sites');
  await writeTestSites(sitesFolder, canarySites);
  const port = await freePort();
  const server = await startDemo({
    port,
    dataFolder: join(folder, 'data'),
    env: { FORECOURT_SITES: sitesFolder },
  });
  try {
    const files = await Promise.all(
      Array.from({ length: DEALERS }, async (_, dealer) => {
        const question = { site: slugOf(dealer), path: '/search', port };
        const { text } = (await askUntilLetIn(question)).reply;
        const found = [...new Set(text.match(/\/stock-[\w-]+\.(?:index|cards)/g))];
        expect(found).toHaveLength(2);
        return found;
      }),
    );
    const { reply } = await askUntilLetIn({ site: slugOf(0), path: '/search', port });
    const vehicle = /\/cars\/([\w-]+)/.exec(reply.text)?.[0];
    const paths = [
      ...['/', '/search', '/search.data', '/search?page=2', '/search/toyota', '/api/search'],
      ...['/search?query=corolla', '/api/search?refinementList[make][0]=Toyota', `${vehicle}`],
      ...files.flat(),
    ];

    const random = seededRandom(20_261_121);
    const faults: string[] = [];
    let answered = 0;
    const askOne = async () => {
      const dealer = Math.floor(random() * DEALERS);
      const path = paths[Math.floor(random() * paths.length)] ?? '/';
      const { status, text } = await ask({ site: slugOf(dealer), path, port });
      const isOwnFile = files[dealer]?.includes(path) ?? false;
      const isForeignFile = path.startsWith('/stock-') && !isOwnFile;
      const marks = foreignMarks(dealer, text);
      if (marks.length > 0) faults.push(`${slugOf(dealer)}${path} holds ${marks.join()}`);
      // Too many at once are refused, soundly; they are asked again.
      if (status === 503) return;
      if (isForeignFile && status === 200) faults.push(`${slugOf(dealer)} has ${path}`);
      if (!isForeignFile && status !== 200) faults.push(`${slugOf(dealer)}${path}: ${status}`);
      if (path === '/api/search' && JSON.parse(text).count !== vehiclesOf(dealer)) {
        faults.push(`${slugOf(dealer)} counts ${JSON.parse(text).count}`);
      }
      answered++;
    };
    const worker = async () => {
      while (answered < REQUESTS && faults.length < 20) await askOne();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    noteFigure('E3', 'answers', answered);
    noteFigure('E3', 'crossings', faults.length);
    expect(faults).toEqual([]);
    expect(answered).toBeGreaterThanOrEqual(REQUESTS);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
