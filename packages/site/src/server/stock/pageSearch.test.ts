import type { SearchRequest, StockSearch } from '@forecourt/data/search';
import { aVehicle } from '@forecourt/data/testing';
import { emptySearch } from '@forecourt/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { createPageSearch } from './pageSearch.ts';

afterEach(() => vi.useRealTimers());

const request: SearchRequest = {
  state: { ...emptySearch, page: 2 },
  base: { soldDays: 3 },
  hitsPerPage: 21,
  now: 0,
};
const good = {
  ...{ hits: [aVehicle()], count: 22, facets: {}, facetStats: {}, pages: 2 },
  ...{ page: 2, hitsPerPage: 21, ms: 1 },
};
/** What the reserve answers. */
const exact = { ...good, hits: [aVehicle({ id: 'own' })], count: 1 };
const reserve: StockSearch = { search: async () => exact };

/** A service that answers one thing after the other. */
function service(...answers: (() => Promise<unknown>)[]): StockSearch {
  const next = async () => answers.shift()?.();
  return { search: next as StockSearch['search'] };
}
async function answered() {
  return good;
}
async function kept() {
  return { ...good, staleSince: 5 };
}
function failed() {
  return Promise.reject(new Error('no'));
}
function hung() {
  return new Promise(() => undefined);
}

test('what is answered is passed on', async () => {
  const page = createPageSearch(service(answered), reserve);
  expect(await page.search(request)).toBe(good);
  expect(page.trouble()).toBeNull();
});

test('an earlier answer is shown, and told of', async () => {
  const page = createPageSearch(service(answered, kept, answered), reserve);
  for (let search = 0; search < 3; search++) {
    expect(await page.search(request)).toMatchObject({ count: 22 });
  }
  expect(page.trouble()).toBe('stale');
});

test('without any answer the reserve answers the same search', async () => {
  const page = createPageSearch(service(failed, kept), reserve);
  expect(await page.search(request)).toBe(exact);
  expect(page.trouble()).toBe('down');
  await page.search(request);
  expect(page.trouble()).toBe('down');
});

test('R2-57: a service that is late is no reason to leave out what it answered before', async () => {
  const page = createPageSearch(service(hung, failed), { search: kept }, 20);
  expect(await page.search(request)).toMatchObject({ count: 22, staleSince: 5 });
  expect(page.trouble()).toBe('stale');
  await page.search(request);
  expect(page.trouble()).toBe('stale');
});

test('all searches of a page together have one time', async () => {
  vi.useFakeTimers();
  const page = createPageSearch(service(hung, hung, hung, kept), reserve, 60);
  // The first takes all of it; the others have the moment for an answer that is at hand.
  for (const ms of [60, 10, 10]) {
    const start = performance.now();
    const answer = page.search(request);
    await vi.advanceTimersToNextTimerAsync();
    expect(await answer).toBe(exact);
    expect(performance.now() - start).toBe(ms);
  }
  // What is at hand is taken all the same.
  expect(await page.search(request)).toMatchObject({ count: 22 });
});
