import { createEmbeddedSearch, type SearchRequest } from '@forecourt/data/search';
import { createRandom, randomStock } from '@forecourt/data/testing';
import { emptySearch, type Vehicle } from '@forecourt/domain';
import { expect, test, vi } from 'vitest';
import { createReserveSearch } from './reserveSearch.ts';

const now = Date.UTC(2026, 10, 21, 9);

test('answers what was asked as any search does, and is made when it is first asked', async () => {
  const stock = randomStock(createRandom(9), 1_300, now);
  const vehicles = vi.fn<() => readonly Vehicle[]>(() => stock);
  const reserve = createReserveSearch(vehicles);
  expect(vehicles).not.toHaveBeenCalled();
  const asked = (query: string): SearchRequest => ({
    state: { ...emptySearch, query, values: { make: ['Toyota'] } },
    ...{ base: { soldDays: 3 }, hitsPerPage: 21, now },
  });
  const answers = await Promise.all(['', 'hilux'].map((query) => reserve.search(asked(query))));
  const search = createEmbeddedSearch(stock);
  for (const [index, query] of ['', 'hilux'].entries()) {
    expect({ ...answers[index], ms: 0 }).toEqual({ ...search.searchSync(asked(query)), ms: 0 });
  }
  expect(answers[0]?.count).toBeGreaterThan(0);
  expect(vehicles).toHaveBeenCalledTimes(1);
});
