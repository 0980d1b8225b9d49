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

function site(slug: string, makeLogos: Record<string, string>, more: object = {}): DealerSite {
  const own = { slug, name: slug, template: 'wire', makeLogos, ...more };
  const locations = [{ id: 'l', slug: 'l', name: 'L' }];
  const config = parseSiteConfig('site.json', { ...own, locations }, {});
  return { key: slug as SiteKey, config, folder };
}

function get(dealer: DealerSite, pathname: string) {
  return assetCache().serve({ site: dealer, pathname } as SiteRequest, {} as never);
}

function assetCache() {
  return createAssetCache(() =>
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

test('photos that came as files have their colour by a sheet of the site’s own, where it makes pictures (R17-37)', async () => {
  const sheetOf = async (dealer: DealerSite) => {
    const assets = assetCache();
    const { themeHref } = await assets.of(dealer);
    const request = { site: dealer, pathname: themeHref } as SiteRequest;
    const answer = await assets.serve(request, {} as never);
    return answer !== null && answer !== 'sent' ? String(answer.body) : '';
  };
  const sheet = await sheetOf(site('one', {}, { imageService: {} }));
  expect(sheet.match(/img\[src\*="~[a-l]\.jpg"\]\{background:#[0-9a-f]{3}\}/g)).toHaveLength(12);
  const others = [null, { pathPrefix: '/images/' }];
  for (const imageService of others) {
    expect(await sheetOf(site('one', {}, { imageService }))).not.toContain('~a.jpg');
  }
});
