import { emptySearch } from '@forecourt/domain';
import { expect, test } from 'vitest';
import type { SiteKey } from '../../store/store.ts';
import type { SearchRequest } from '../stockSearch.ts';
import { TypesenseFault } from './client/typesenseFault.ts';
import { createKnownWords } from './knownWords.ts';
import type { AskTypesense } from './transport/typesenseService.ts';

const place = { site: 'northside' as SiteKey, collection: 'forecourt_northside' };
const patient = new AbortController().signal;
const MINUTE = 60_000;

function request(change: Partial<SearchRequest> = {}): SearchRequest {
  return { state: emptySearch, base: { soldDays: 3 }, hitsPerPage: 21, now: 0, ...change };
}

function counting(fails: readonly number[] = []) {
  const asked: string[] = [];
  const ask: AskTypesense = async ([search]) => {
    asked.push(search!.filter_by);
    if (fails.includes(asked.length)) throw new TypesenseFault('late');
    const counts = ['golf', 'maz2da'].map((value) => ({ value, count: 1 }));
    const request_params = { collection_name: 'forecourt_northside_v1_0123456789ab' };
    const facet_counts = [{ field_name: 'words', counts }];
    return [{ found: 2, out_of: 2, request_params, hits: [], facet_counts }];
  };
  return { asked, knownWords: createKnownWords(place, ask) };
}

test('knows the words of what the site lists', async () => {
  const { asked, knownWords } = counting();
  expect((await knownWords(request(), patient)).words).toEqual(['golf', 'mazda']);
  expect(asked[0]).toMatch(/^site:=northside && \(shown:=true .*\) && site:=northside$/);
});

test('asks once a minute and scope', async () => {
  const { asked, knownWords } = counting();
  await Promise.all([knownWords(request(), patient), knownWords(request(), patient)]);
  await knownWords(request({ now: MINUTE - 1 }), patient);
  expect(asked).toHaveLength(1);
  await knownWords(request({ now: MINUTE }), patient);
  expect(asked).toHaveLength(2);
  await knownWords(request({ raw: { seats: ['7'] } }), patient);
  expect(asked).toHaveLength(3);
});

test('asks again for what it did not get', async () => {
  const { asked, knownWords } = counting([1]);
  await expect(knownWords(request(), patient)).rejects.toThrow(TypesenseFault);
  expect((await knownWords(request(), patient)).has('golf')).toBe(true);
  expect(asked).toHaveLength(2);
});

test('keeps to the words it has while there are no newer ones, for an hour', async () => {
  const { knownWords } = counting([2, 3]);
  const words = await knownWords(request(), patient);
  expect(await knownWords(request({ now: 60 * MINUTE }), patient)).toBe(words);
  await expect(knownWords(request({ now: 121 * MINUTE }), patient)).rejects.toThrow(TypesenseFault);
});

test('lets go of the scope asked for longest ago', async () => {
  const { asked, knownWords } = counting();
  const scope = (seats: number) => request({ raw: { seats: [String(seats)] } });
  for (let seats = 0; seats < 9; seats++) await knownWords(scope(seats), patient);
  await knownWords(scope(8), patient);
  expect(asked).toHaveLength(9);
  await knownWords(scope(0), patient);
  expect(asked).toHaveLength(10);
});
