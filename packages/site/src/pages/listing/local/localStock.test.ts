import { aVehicle } from '@forecourt/data/testing';
import {
  emptySearch,
  type SearchPreset,
  type SearchState,
  searchHref,
  toggleValue,
  type Vehicle,
  withPage,
  withPreset,
  withQuery,
  withRange,
  withSort,
} from '@forecourt/domain';
import { describe, expect, test, vi } from 'vitest';
import type { StockFileHrefs } from '../../../contracts/stock.ts';
import type { Answer } from '../../../server/http/answer.ts';
import { createStockFiles } from '../../../server/stock/stockFiles.ts';
import { stockOf, stockSite } from '../../../testing/stockSite.ts';
import { createLocalStock, type LocalStock, TRUSTED_MS } from './localStock.ts';

const START = 1_800_000_000_000;

const site = stockSite('one', 10) as never;

/** A browser, and a server that serves it the files of a stock. */
function createBrowser(vehicles: readonly Vehicle[] = [suv, ute]) {
  let at = START;
  let version = 1;
  let savesData = false;
  let turn: (() => void) | null = null;
  const asked: string[] = [];
  const stock = () => stockOf(version, vehicles);
  const files = createStockFiles({
    stock: { of: async () => stock(), key: async () => `${version}` } as never,
    now: () => START,
  });
  const local = createLocalStock({
    now: () => at,
    idle: () => new Promise((resolve) => (turn = resolve)),
    async fetch(pathname) {
      asked.push(pathname);
      const answer = (await files.serve({ site, pathname } as never, {} as never)) as Answer | null;
      return new Response(answer?.body as BodyInit, { status: answer?.status ?? 404 });
    },
    savesData: () => savesData,
  });
  return {
    local,
    asked,
    hrefs: () => files.hrefs(site, stock()) as StockFileHrefs,
    pass: (ms: number) => (at += ms),
    saveData: (saves: boolean) => (savesData = saves),
    publish: () => version++,
    /** The page has nothing else to do, until this is so. */
    async idleUntil(isSo: () => boolean) {
      await vi.waitFor(() => {
        turn?.();
        turn = null;
        expect(isSo()).toBe(true);
      });
    },
  };
}

const suv = aVehicle({ id: 'suv', make: 'Kia', model: 'Sportage', simpleBody: 'SUV' });
const ute = aVehicle({ id: 'ute', make: 'Isuzu', model: 'D-MAX', simpleBody: 'Ute' });

const whole: SearchPreset = { path: '', values: {} };
const kia: SearchPreset = { path: 'kia', values: { make: ['Kia'] } };
const onlySuvs = toggleValue(emptySearch, 'body', 'SUV');

function listing(search = '') {
  return new URL(`https://one.example/search${search}`);
}
const ONLY_SUVS = '?refinementList[body][0]=SUV';

async function idsOf(local: LocalStock, search = ''): Promise<string[] | undefined> {
  const view = await local.answer(listing(search), '');
  return view?.cards.map(({ vehicle }) => vehicle.id).toSorted();
}

/** A browser that the stock has come to, and that has told so. */
async function stocked(vehicles?: readonly Vehicle[]) {
  const browser = createBrowser(vehicles);
  const told = vi.fn<() => void>();
  browser.local.whenCome(told);
  browser.local.bring(browser.hrefs());
  await browser.idleUntil(() => told.mock.calls.length > 0);
  return { ...browser, told };
}

describe('the stock comes', () => {
  test('nothing is answered before, and nothing is fetched while the page is at work', async () => {
    const { local, asked, hrefs } = createBrowser();
    local.bring(hrefs());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toEqual([]);
    expect(local.isHere()).toBe(false);
    expect(await local.answer(listing(), '')).toBeNull();
    expect(local.suggest(withQuery(emptySearch, 'kia'), '/search')).toBeNull();
  });

  test('then it answers listings and suggestions', async () => {
    const { local, told } = await stocked();
    expect(local.isHere()).toBe(true);
    expect(await idsOf(local)).toEqual(['suv', 'ute']);
    expect(await idsOf(local, ONLY_SUVS)).toEqual(['suv']);
    const suggestions = await local.suggest(withQuery(emptySearch, 'kia'), '/search');
    expect(suggestions?.map(({ label }) => label)).toContain('Kia');
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('it is fetched once, however often its files are named', async () => {
    const browser = createBrowser();
    for (let time = 0; time < 3; time++) browser.local.bring(browser.hrefs());
    await browser.idleUntil(() => browser.local.isHere());
    browser.local.bring(browser.hrefs());
    const { index, cards } = browser.hrefs();
    expect(browser.asked.toSorted()).toEqual([cards, index]);
  });

  test('who saves data fetches nothing, until he does no more', async () => {
    const { local, asked, hrefs, saveData, idleUntil } = createBrowser();
    saveData(true);
    local.bring(hrefs());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toEqual([]);
    saveData(false);
    local.bring(hrefs());
    await idleUntil(() => local.isHere());
    expect(asked).toHaveLength(2);
  });

  test('files that cannot be had leave the server to answer, and are not tried again', async () => {
    const { local, asked, hrefs, idleUntil } = createBrowser();
    const gone = { index: '/stock-0.index', cards: '/stock-0.cards' };
    local.bring(gone);
    await idleUntil(() => asked.length === 2);
    local.bring(gone);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toHaveLength(2);
    expect(local.isHere()).toBe(false);
    expect(await local.answer(listing(), '')).toBeNull();
    local.bring(hrefs());
    await idleUntil(() => local.isHere());
    expect(await idsOf(local)).toEqual(['suv', 'ute']);
  });

  test('a newer stock takes the place of the one before', async () => {
    const vehicles = [suv];
    const { local, hrefs, publish, idleUntil } = await stocked(vehicles);
    vehicles.push(ute);
    publish();
    local.bring(hrefs());
    await vi.waitFor(() => expect(local.isHere()).toBe(true));
    expect(await idsOf(local)).toEqual(['suv']);
    let ids: string[] | undefined;
    await idleUntil(() => {
      void idsOf(local).then((found) => (ids = found));
      return ids?.length === 2;
    });
  });
});

describe('what has come is told once', () => {
  test('to the next who waits, when nobody did', async () => {
    const { local, hrefs, idleUntil } = createBrowser();
    local.bring(hrefs());
    await idleUntil(() => local.isHere());
    const told = vi.fn<() => void>();
    await idleUntil(() => {
      local.whenCome(told)();
      return told.mock.calls.length > 0;
    });
    local.whenCome(told);
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('to nobody who has left', async () => {
    const { local, hrefs, idleUntil } = createBrowser();
    const [left, waits] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const leave = local.whenCome(left);
    local.whenCome(waits);
    leave();
    local.bring(hrefs());
    await idleUntil(() => waits.mock.calls.length > 0);
    expect(left).not.toHaveBeenCalled();
  });
});

describe('how long it is believed', () => {
  test('until the server has not confirmed it for a while; then only who asks for any age has it', async () => {
    const { local, pass, hrefs } = await stocked();
    pass(TRUSTED_MS);
    expect(await idsOf(local)).toHaveLength(2);
    pass(1);
    expect(await local.answer(listing(), '')).toBeNull();
    expect(local.suggest(withQuery(emptySearch, 'kia'), '/search')).toBeNull();
    expect(await local.answer(listing(), '', Number.POSITIVE_INFINITY)).not.toBeNull();
    expect(local.isHere()).toBe(true);
    local.bring(hrefs());
    expect(await idsOf(local)).toHaveLength(2);
  });
});

describe('answers', () => {
  test.each<[change: string, next: SearchState, page: string, preset: SearchPreset]>([
    ['a value', toggleValue(emptySearch, 'body', 'SUV'), '', whole],
    ['two', toggleValue(toggleValue(emptySearch, 'body', 'SUV'), 'make', 'Kia'), '', whole],
    ['none', emptySearch, '', whole],
    ['a text', withQuery(emptySearch, 'kia suv'), '', whole],
    ['an order', withSort(emptySearch, 'price_desc'), '', whole],
    ['a range', withRange(emptySearch, 'price', { min: null, max: 90_000 }), '', whole],
    ['a page', withPage(emptySearch, 2), '', whole],
    ['below a preset', toggleValue(withPreset(emptySearch, kia), 'body', 'SUV'), '/kia', kia],
    ['away from a preset', toggleValue(emptySearch, 'make', 'Isuzu'), '', kia],
  ])('a changed search finds what its address does: %s', async (_, next, page, preset) => {
    const { local } = await stocked();
    const url = new URL(searchHref('/search', next, preset), 'https://one.example');
    expect(url.pathname).toBe(`/search${page}`);
    const found = await local.search(next, { path: '/search', preset }, url);
    const other = await stocked();
    expect(found).toEqual(await other.local.answer(url, page.slice(1)));
  });

  test('who asks for the address of a search gets the same answer', async () => {
    const { local } = await stocked();
    const from = { path: '/search', preset: whole };
    const found = await local.search(onlySuvs, from, listing(ONLY_SUVS));
    expect(await local.answer(listing(ONLY_SUVS), '')).toBe(found);
    expect(await local.search(onlySuvs, from, listing(ONLY_SUVS))).toBe(found);
  });

  test('a search is left to the server before the stock has come, and when it is old', async () => {
    const from = { path: '/search', preset: whole };
    expect(await createBrowser().local.search(onlySuvs, from, listing(ONLY_SUVS))).toBeNull();
    const { local, pass } = await stocked();
    pass(TRUSTED_MS + 1);
    expect(await local.search(onlySuvs, from, listing(ONLY_SUVS))).toBeNull();
  });

  test('the same one to who asks the same twice in a row, so that nothing is drawn anew', async () => {
    const { local } = await stocked();
    const first = await local.answer(listing(ONLY_SUVS), '');
    expect(await local.answer(listing(ONLY_SUVS), '')).toBe(first);
    expect(await local.answer(listing(), '')).not.toBe(first);
  });

  test('what only the server knows to answer is left to it', async () => {
    const { local } = await stocked();
    expect(await local.answer(new URL('https://one.example/search/kia'), 'kia')).not.toBeNull();
    for (const path of ['nothing', 'KIA', 'kia/sorento']) {
      expect(await local.answer(new URL(`https://one.example/search/${path}`), path)).toBeNull();
    }
    const sevenSeaters = new URL('https://one.example/7-seater-cars');
    expect(await local.answer(sevenSeaters, '')).toBeNull();
  });
});
