import type { DealerSite } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import { expect, test } from 'vitest';
import { stockOf, stockSite } from '../../testing/stockSite.ts';
import type { SiteRequest } from '../http/frontHandler.ts';
import type { SiteStock } from './siteStock.ts';
import { createStockFiles } from './stockFiles.ts';

const HOUR = 3_600_000;
const start = 500_000 * HOUR;

function siteOf(slug: string, browserSearchLimit = 10_000): DealerSite {
  return stockSite(slug, browserSearchLimit);
}

function filesAt(stock: SiteStock) {
  let at = start;
  const files = createStockFiles({
    stock: { of: async () => stock, key: async () => stock.key },
    now: () => at,
  });
  const get = (site: DealerSite, pathname: string) =>
    files.serve({ site, pathname } as SiteRequest, {} as never);
  return { files, get, pass: (ms: number) => (at += ms) };
}

const one = siteOf('one');
const stock = stockOf(4, [aVehicle({ id: 'a' })]);

test('the named files are served, for good', async () => {
  const { files, get } = filesAt(stock);
  const hrefs = files.hrefs(one, stock);
  for (const href of Object.values(hrefs ?? {})) {
    expect(href).toMatch(/^\/stock-4-500000-[\w-]{12}\.(?:index|cards)$/);
    expect(await get(one, href)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=86400, immutable' },
    });
  }
});

test('another site, another version and another path have none', async () => {
  const { files, get } = filesAt(stock);
  const index = files.hrefs(one, stock)?.index ?? '';
  expect(await get(siteOf('two'), index)).toBeNull();
  expect(await get(one, index.replace('stock-4', 'stock-3'))).toBeNull();
  expect(await get(one, '/search')).toBeNull();
});

test('a page from before the hour struck still finds its file, one from long before does not', async () => {
  const { files, get, pass } = filesAt(stock);
  const index = files.hrefs(one, stock)?.index ?? '';
  pass(HOUR);
  expect(await get(one, index)).toMatchObject({ status: 200 });
  const late = filesAt(stock);
  late.pass(2 * HOUR);
  expect(await late.get(one, index)).toBeNull();
});

test('a stock above the limit, or an empty one, is not sent', () => {
  const { files } = filesAt(stock);
  expect(files.hrefs(siteOf('one', 0), stock)).toBeNull();
  expect(files.hrefs(one, stockOf(4, []))).toBeNull();
});
