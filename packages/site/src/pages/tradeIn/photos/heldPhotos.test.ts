import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PHOTO_KEPT_MS } from '../../../contracts/photoFields.ts';
import { holdPhotos, readHeldPhotos } from './heldPhotos.ts';

const NAME = 'draft:one:trade_in:/trade-in::photos';
const NOW = Date.UTC(2026, 10, 26, 3);
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const one = { token: 'a', bytes: 1200 };
const two = { token: 'b', bytes: null };
const onTheWay = { token: null, bytes: 900 };

test('photos that are on the server are held, by when each was sent (R3-19)', () => {
  holdPhotos(NAME, [one, onTheWay], NOW);
  holdPhotos(NAME, [one, two], NOW + 60_000);
  expect(readHeldPhotos(NAME, NOW + 60_000)).toEqual([
    { ...one, at: NOW },
    { ...two, at: NOW + 60_000 },
  ]);
  expect(readHeldPhotos(NAME, NOW + PHOTO_KEPT_MS)).toEqual([{ ...two, at: NOW + 60_000 }]);
});

test('without any, nothing is kept', () => {
  holdPhotos(NAME, [one], NOW);
  holdPhotos(NAME, [onTheWay], NOW);
  expect(kept.size).toBe(0);
});

test.each([
  ['broken', '[{'],
  ['no list', '{"token":"a","bytes":1,"at":1}'],
  ['of no photos', '[null, "a", {"token":5,"bytes":1,"at":1}]'],
  ['of a clock that is ahead', JSON.stringify([{ ...one, at: NOW + 1 }])],
])('what is %s is none (R3-18)', (_, text) => {
  kept.set(NAME, text);
  expect(readHeldPhotos(NAME, NOW)).toEqual([]);
});
