import type { Vehicle } from '@forecourt/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryVehicle } from './testing/arbitraryVehicle.ts';
import { blocks, importFile, readStock, SITE } from './testing/importFile.ts';
import { memoryStock } from './testing/memoryStock.ts';
import { arbitraryCsvStyle, writeCsv, writeNdjson } from './testing/writeFeed.ts';

const vehicles = fc.uniqueArray(arbitraryVehicle, {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 6,
});
const blockSize = fc.integer({ min: 1, max: 300 });

async function reads(content: string, size: number, expected: readonly Vehicle[]) {
  const store = memoryStock();
  const result = await importFile(store, '', { source: blocks(content, size) });
  expect(result.defects.filter(({ field }) => field !== 'row')).toEqual([]);
  expect(await readStock(store)).toEqual(expected);
}

describe('any stock reads back equal', () => {
  it('from CSV, however it is quoted, separated and cut into blocks', async () => {
    await fc.assert(
      fc.asyncProperty(vehicles, arbitraryCsvStyle, blockSize, (stock, style, size) =>
        reads(writeCsv(stock, style), size, stock),
      ),
      { numRuns: 150 },
    );
  });

  it('from JSON, as a list or under a key', async () => {
    const wrap = fc.constantFrom('', 'vehicles', 'stock', 'listings', 'data');
    await fc.assert(
      fc.asyncProperty(vehicles, wrap, blockSize, (stock, key, size) =>
        reads(JSON.stringify(key === '' ? stock : { page: 1, [key]: stock }), size, stock),
      ),
      { numRuns: 150 },
    );
  });

  it('from NDJSON', async () => {
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
    const result = await importFile(store, part);
    const after = { version: await store.current(SITE), stock: await readStock(store) };
    return {
      before,
      after,
      result,
      part: part.toString('utf8'),
      rest: bytes.subarray(at).toString('utf8'),
    };
  }

  it('of JSON never changes the stock', async () => {
    await fc.assert(
      fc.asyncProperty(vehicles, cut, async (stock, share) => {
        const { before, after } = await cutAt(JSON.stringify({ vehicles: stock }), share);
        expect(after).toEqual(before);
      }),
      { numRuns: 150 },
    );
  });

  it('of NDJSON changes the stock only when it is cut at a line end', async () => {
    await fc.assert(
      fc.asyncProperty(vehicles, cut, async (stock, share) => {
        const { before, after, result, part, rest } = await cutAt(writeNdjson(stock), share);
        const atLineEnd = part !== '' && (part.endsWith('\n') || rest.startsWith('\n'));
        expect(result.status === 'nothing').toBe(!atLineEnd);
        if (!atLineEnd) expect(after).toEqual(before);
        expect(after.stock).toEqual(before.stock.slice(0, after.stock.length));
      }),
      { numRuns: 150 },
    );
  });

  it('of CSV changes the stock only at a row end, or with a warning in the last value', async () => {
    await fc.assert(
      fc.asyncProperty(vehicles, arbitraryCsvStyle, cut, async (stock, style, share) => {
        const whole = writeCsv(stock, { ...style, finalLineEnd: true });
        const { before, after, result, part } = await cutAt(whole, share);
        if (result.status === 'nothing') {
          expect(after).toEqual(before);
          return;
        }
        const kept = after.stock.length;
        const warned = result.defects.some(({ problem }) => problem.includes('may be cut'));
        expect(warned).toBe(!/[\r\n]$/.test(part));
        const known = warned ? kept - 1 : kept;
        expect(after.stock.slice(0, known)).toEqual(before.stock.slice(0, known));
      }),
      { numRuns: 150 },
    );
  });
});
