import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, startDemo } from '../demoServer.ts';
import { ask } from '../support/ask.ts';
import { askUntilLetIn } from '../support/askUntilLetIn.ts';
import { type TestSite, writeTestSites } from '../support/testSites.ts';

function siteOf(slug: string, config: TestSite['config'] = {}): TestSite {
  return { slug, headings: 'Stock No,Make,Model', rows: ['S1,Kia,Rio'], config };
}

test('R13-08, R13-09: a broken dealer is coming back, and dealers come, change and go while a server runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-live-'));
  const sitesFolder = join(folder, 'sites');
  const write = (...sites: TestSite[]) => writeTestSites(sitesFolder, sites);
  await write(siteOf('harbour'), siteOf('outback', { name: 7, phone: '(07) 5550 0123' }));
  const port = await freePort();
  const server = await startDemo({
    ...{ port, dataFolder: join(folder, 'data') },
    env: { FORECOURT_SITES: sitesFolder },
  });
  const statusOf = async (site: string) => (await ask({ site, path: '/search', port })).status;
  const titleOf = async (site: string) => {
    const { reply } = await askUntilLetIn({ site, path: '/', port });
    return /<title>([^<]*)/.exec(reply.text)?.[1] ?? '';
  };
  let isOver = false;
  const elsewhere: number[] = [];
  const visit = async () => {
    while (!isOver) {
      elsewhere.push(
        (await askUntilLetIn({ site: 'harbour', path: '/search', port })).reply.status,
      );
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const visits = visit();
  try {
    const away = await ask({ site: 'outback', path: '/search', port });
    expect(away.status).toBe(503);
    expect(away.headers['retry-after']).toBe('60');
    expect(away.headers['cache-control']).toBe('no-store');
    expect(away.text).toContain('This website is coming back');
    expect(away.text).toContain('tel:0755500123');

    await write(siteOf('outback'), siteOf('reef'));
    for (const site of ['outback', 'reef']) await expect.poll(() => statusOf(site)).toBe(200);
    expect(await titleOf('reef')).toContain('reef');
    await write(siteOf('reef', { name: 'Reef Motors' }));
    await expect.poll(() => titleOf('reef')).toContain('Reef Motors');
    // What stood before goes on.
    await write(siteOf('reef', { name: 7 }));
    await expect.poll(server.output).toContain('"site_faulty","site":"reef"');
    expect(await titleOf('reef')).toContain('Reef Motors');
    await rm(join(sitesFolder, 'reef'), { recursive: true });
    await expect.poll(() => statusOf('reef')).toBe(404);
  } finally {
    isOver = true;
    await visits;
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  expect(elsewhere.filter((status) => status !== 200)).toEqual([]);
  expect(elsewhere.length).toBeGreaterThan(10);
});
