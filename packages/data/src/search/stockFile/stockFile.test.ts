import { gzipSync } from 'node:zlib';
import { emptySearch, type SearchState } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { aVehicle } from '../../testing/aVehicle.ts';
import { createBruteForceSearch } from '../testing/bruteForceSearch.ts';
import { describeStockSearch } from '../testing/describeStockSearch.ts';
import { finish, overStockFiles, writeAndOpen } from '../testing/overStockFiles.ts';
import { createRandom } from '../testing/random.ts';
import { randomStock } from '../testing/randomStock.ts';
import { openStockFile } from './openStockFile.ts';
import { writeStockFile } from './writeStockFile.ts';

const now = Date.UTC(2026, 10, 21, 9);
const DAY = 86_400_000;
const base = { soldDays: 3 };

describeStockSearch('stock file', overStockFiles, { searches: 120 });

test('follows time as brute force does: vehicles appear, and go after their sale', () => {
  const stock = randomStock(createRandom(5), 200, now);
  const filter = { soldDays: 3, minAgeDays: 2 };
  const search = writeAndOpen(stock, filter, now);
  const bruteForce = createBruteForceSearch(stock);
  const counts = [0, 1, 2, 3, 4, 9].map((days) => {
    const request = {
      state: emptySearch,
      base: filter,
      hitsPerPage: 21,
      now: now + days * DAY,
    };
    const { ms: _ms, ...answer } = search.searchSync(request);
    const { ms: _time, ...expected } = bruteForce(request);
    expect(answer).toEqual(expected);
    return answer.count;
  });
  expect(new Set(counts).size).toBeGreaterThan(2);
});

test('says nothing of vehicles the site does not list', () => {
  const stock = [
    aVehicle({ id: 'shown', badge: 'Laredo' }),
    aVehicle({ id: 'hidden', badge: 'Kanarienvogel', showOnDealerWebsite: false }),
    aVehicle({ id: 'gone', series: 'Kanarienvogel', sold: true, soldAt: now - 4 * DAY }),
  ];
  const { bytes, vehicles } = finish(writeStockFile(stock, base, now));
  expect(vehicles.map(({ id }) => id)).toEqual(['shown']);
  const text = new TextDecoder().decode(bytes);
  expect(text).toContain('Laredo');
  expect(text.toLowerCase()).not.toContain('kanarienvogel');
});

test('takes less than 40 bytes a vehicle, compressed', () => {
  const { bytes } = finish(writeStockFile(randomStock(createRandom(1), 3_000, now), base, now));
  expect(gzipSync(bytes).length / 3_000).toBeLessThan(40);
});

test('answers refinements before words and orders are ready, and the same of all once they are', () => {
  const stock = randomStock(createRandom(3), 300, now);
  const { bytes, vehicles } = finish(writeStockFile(stock, base, now));
  const open = () => finish(openStockFile(bytes, (document) => vehicles[document]!));
  const ask = (search: ReturnType<typeof open>, state: SearchState) => {
    const { ms: _ms, ...answer } = search.searchSync({ state, base, hitsPerPage: 21, now });
    return answer;
  };
  const refined = { ...emptySearch, values: { fuel: ['Diesel'] } };
  const worded = { ...emptySearch, query: 'automatic', sort: 'latest' as const };

  const fresh = open();
  const early = ask(fresh, refined);
  expect(early.count).toBeGreaterThan(0);
  expect(fresh.isWhole()).toBe(false);
  const atOnce = ask(fresh, worded);
  expect(atOnce.count).toBeGreaterThan(0);
  expect(fresh.isWhole()).toBe(true);

  const whole = open();
  expect([...whole.rest()].length).toBeGreaterThan(5);
  expect(whole.isWhole()).toBe(true);
  expect([ask(whole, refined), ask(whole, worded)]).toEqual([early, atOnce]);
});

test('refuses a file cut short or of another format', () => {
  const { bytes } = finish(writeStockFile([aVehicle({ id: 'a' })], base, now));
  expect(() => finish(openStockFile(bytes.subarray(0, bytes.length - 1), String))).toThrow(
    'too soon',
  );
  const other = new TextDecoder().decode(bytes).replace(',seats:,', ',rooms:,');
  expect(() => finish(openStockFile(new TextEncoder().encode(other), String))).toThrow(
    /format 2,.*,rooms:,/,
  );
});
