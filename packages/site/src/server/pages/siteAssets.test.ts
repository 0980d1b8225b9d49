import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DealerSite, parseSiteConfig, type SiteKey } from '@forecourt/data';
import { wireframe } from '@forecourt/ui/theme';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteRequest } from '../http/frontHandler.ts';
import { createAssetCache } from './siteAssets.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-assets-'));
  await writeFile(join(folder, 'kia.svg'), '<svg/>');
  await writeFile(join(folder, 'site.json'), '{}');
});

afterEach(() => rm(folder, { recursive: true }));

function site(slug: string, makeLogos: Record<string, string>): DealerSite {
  const own = { slug, name: slug, template: 'wire', makeLogos };
  const locations = [{ id: 'l', slug: 'l', name: 'L' }];
  const config = parseSiteConfig('site.json', { ...own, locations }, {});
  return { key: slug as SiteKey, config, folder };
}

function get(dealer: DealerSite, pathname: string) {
  const assets = createAssetCache(() =>
    Promise.resolve({
      name: 'wire',
      theme: wireframe,
      isVolatile: false,
      hasPage: () => true,
      routeIds: new Set(),
      serveFile: () => Promise.resolve(false),
      handle: () => Promise.reject(new Error('Nothing is rendered here.')),
    }),
  );
  return assets.serve({ site: dealer, pathname } as SiteRequest, {} as never);
}

test("a dealer's picture of a make, and nothing else beside the configuration", async () => {
  const dealer = site('one', { Kia: 'kia.svg' });
  expect(await get(dealer, '/logo/kia.svg')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
    body: Buffer.from('<svg/>'),
  });
  for (const path of ['/logo/site.json', '/logo/../site.json', '/logo/mg.svg', '/logo/']) {
    expect(await get(dealer, path)).toBeNull();
  }
  expect(await get(site('two', {}), '/logo/kia.svg')).toBeNull();
});
