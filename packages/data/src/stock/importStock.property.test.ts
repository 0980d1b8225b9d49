import type { Vehicle } from '@forecourt/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryVehicle, spelledAlike } from './testing/arbitraryVehicle.ts';
import { blocks, importFile, readStock, SITE } from './testing/importFile.ts';
import { memoryStock } from './testing/memoryStock.ts';
import { arbitraryCsvStyle, writeCsv, writeNdjson } from './testing/writeFeed.ts';

const vehicles = fc
  .uniqueArray(arbitraryVehicle, { selector: ({ id }) => id, minLength: 1, maxLength: 6 })
  .filter(spelledAlike);
const blockSize = fc.integer({ min: 1, max: 300 });

async function reads(content: string, size: number, expected: readonly Vehicle[]) {
  const store = memoryStock();
  const result = await importFile(store, '', { source: blocks(content, size) });
  expect(result.defects.filter(({ field }) => field !== 'row')).toEqual([]);
  expect(await readStock(store)).toEqual(expected);
}

describe('any stock reads back equal', () => {
  test('from CSV, however it is quoted, separated and cut into blocks', async () => {
    await fc.assert(
      fc.asyncProperty(vehicles, arbitraryCsvStyle, blockSize, (stock, style, size) =>
        reads(writeCsv(stock, style), size, stock),
      ),
      { numRuns: 150 },
    );
  });

  test('from JSON, as a list or under a key', async () => {
    const wrap = fc.constantFrom('', 'vehicles', 'stock', 'listings', 'data');
    await fc.assert(
      fc.asyncProperty(vehicles, wrap, blockSize, (stock, key, size) =>
        reads(JSON.stringify(key === '' ? stock : { page: 1, [key]: stock }), size, stock),
      ),
      { numRuns: 150 },
    );
  });

  test('from NDJSON', async () => {
    await fc.assert(
      fc.asyncProperty(vehicles, blockSize, (stock, size) =>
        reads(writeNdjson(stock), size, stock),
      ),
      { numRuns: 150 },
    );
  });
});

/**
 * What a cut can be known by. JSON and NDJSON close every vehicle, so a cut shows, save at a line
 * end of NDJSON. A CSV row has no end mark but its line end, and many exporters leave out the last
 * one: a cut at a row end, or inside the last value of a row, leaves a file that could be whole.
 * The second is imported with a warning.
 */
describe('a cut file', () => {
  const cut = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

  async function cutAt(content: string, share: number) {
    const bytes = Buffer.from(content);
    const store = memoryStock();
    const at = Math.floor(share * bytes.length);
    await importFile(store, content);
    const before = { version: await store.current(SITE), stock: await readStock(store) };
    const part = bytes.subarray(0, at);
    const result = await importFile(store, part, { force: true });
    const after = { version: await store.current(SITE), stock: await readStock(store) };
    const isSame = JSON.stringify(after) === JSON.stringify(before);
    return { before, after, isSame, result, part: part.toString('utf8'), next: bytes[at] };
  }

  test('of JSON never changes the stock', async () => {
    await fc.assert(
      fc.asyncProperty(vehicles, cut, async (stock, share) => {
        const { isSame } = await cutAt(JSON.stringify({ vehicles: stock }), share);
        expect(isSame).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('of NDJSON changes the stock only when it is cut at a line end', async () => {
    await fc.assert(
      fc.asyncProperty(vehicles, cut, async (stock, share) => {
        const { before, after, isSame, result, part, next } = await cutAt(
          writeNdjson(stock),
          share,
        );
        const atLineEnd = part !== '' && (part.endsWith('\n') || next === 0x0a);
        expect(result.status === 'nothing').toBe(!atLineEnd);
        expect(isSame || atLineEnd).toBe(true);
        expect(after.stock).toEqual(before.stock.slice(0, after.stock.length));
      }),
      { numRuns: 150 },
    );
  });

  test('of CSV changes the stock only at a row end, or with a warning in the last value', async () => {
    await fc.assert(
      fc.asyncProperty(vehicles, arbitraryCsvStyle, cut, async (stock, style, share) => {
        const whole = writeCsv(stock, { ...style, finalLineEnd: true });
        const { before, after, isSame, result, part } = await cutAt(whole, share);
        const warned = result.defects.some(({ problem }) => problem.includes('may be cut'));
        expect(isSame || warned || /[\r\n]$/.test(part)).toBe(true);
        const known = after.stock.length - (warned ? 1 : 0);
        expect(after.stock.slice(0, known)).toEqual(before.stock.slice(0, known));
      }),
      { numRuns: 300 },
    );
  });
});
