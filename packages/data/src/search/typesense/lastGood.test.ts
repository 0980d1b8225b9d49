import { emptySearch, type SearchState } from '@forecourt/domain';
import { expect, test } from 'vitest';
import type { SearchRequest } from '../stockSearch.ts';
import { createLastGood } from './lastGood.ts';

const DAY = 86_400_000;

function request(
  state: Partial<SearchState> = {},
  change: Partial<SearchRequest> = {},
): SearchRequest {
  const base = { soldDays: 3 };
  return { state: { ...emptySearch, ...state }, base, hitsPerPage: 21, now: 10 * DAY, ...change };
}

test('finds the last answer to the same search, however it is spelt', () => {
  const lastGood = createLastGood<string>();
  lastGood.keep(request({ values: { make: ['Kia', 'MG'] } }), 'first');
  lastGood.keep(request({ values: { make: ['MG', 'Kia'] } }, { now: 10 * DAY + 1 }), 'second');
  expect(lastGood.find(request({ values: { make: ['Kia', 'MG'] } }, { now: 11 * DAY }))).toEqual({
    answer: 'second',
    at: 10 * DAY + 1,
  });
});

test.each<[string, SearchRequest]>([
  ['text', request({ query: 'x' })],
  ['page', request({ page: 2 })],
  ['base filter', request({}, { base: { soldDays: 4 } })],
  ['raw filter', request({}, { raw: { seats: ['7'] } })],
  ['page size', request({}, { hitsPerPage: 1 })],
  ['histograms', request({}, { histograms: { price: 18 } })],
])('tells searches of another %s apart', (_, other) => {
  const lastGood = createLastGood<string>();
  lastGood.keep(request(), 'answer');
  expect(lastGood.find(other)).toBeNull();
});

test('forgets after a day', () => {
  const lastGood = createLastGood<string>();
  lastGood.keep(request(), 'answer');
  expect(lastGood.find(request({}, { now: 11 * DAY }))?.answer).toBe('answer');
  expect(lastGood.find(request({}, { now: 11 * DAY + 1 }))).toBeNull();
});

test('keeps so many, and lets go of the one kept longest ago', () => {
  const lastGood = createLastGood<number>({ most: 2, maxAgeMs: DAY });
  for (const page of [1, 2, 1, 3]) lastGood.keep(request({ page }), page);
  expect([1, 2, 3].map((page) => lastGood.find(request({ page }))?.answer)).toEqual([
    1,
    undefined,
    3,
  ]);
});
