import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyChanges, type ListedFacts, type ListPosition } from '@forecourt/domain';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChangeHead, ChangeLead } from '../store/changes.ts';
import { openEmbeddedStore } from '../store/embedded/openEmbeddedStore.ts';
import type { Store } from '../store/store.ts';
import { siteKey } from '../store/testing/samples.ts';
import { noteList } from './noteList.ts';
import { positionAt, readChanges } from './readChanges.ts';

const DAY = 86_400_000;

interface Facts extends ListedFacts {
  price: number;
}

let folder: string;
let store: Store;
let site = siteKey('harbour');
let lead: ChangeLead;
let now: number;
let runs = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-changes-'));
  store = await openEmbeddedStore({ folder });
  lead = there(await store.changes.lead('one', 0, 1_000));
  now = 1_000;
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** @param broken after how many vehicles it is broken off */
function note(
  vehicles: readonly Facts[],
  version = 1,
  broken = Number.POSITIVE_INFINITY,
): Promise<ChangeHead | null> {
  let seen = 0;
  return noteList({
    ...{ changes: store.changes, lead, site, now: () => now, newEpoch: () => '0000abcd' },
    list: {
      version,
      vehicles: vehicles.map((one) => ({ id: one.id, vehicle: one, isSold: one.sold })),
    },
    isStopping() {
      seen += 1;
      return seen > broken;
    },
  });
}

async function read(since: ListPosition, limit = 100) {
  const head = there(await store.changes.head(site));
  return readChanges(store.changes, site, since, head, limit);
}

function car(id: string, price = 1): Facts {
  return { id, sold: false, price };
}

/** What must be there. */
function there<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('It is not there.');
  return value;
}

describe('a record of a list (R17-40)', () => {
  test('begins with nothing to tell, and stays where it is while the list is the same', async () => {
    const first = await note([car('a'), car('b')]);
    expect(first).toMatchObject({ position: 2, floor: 2, version: 1 });
    expect(await note([car('a'), car('b')])).toEqual(first);
    const next = await note([car('a'), car('b')], 2);
    expect(next).toEqual({ ...first, version: 2 });
    expect(await note([])).toMatchObject({ position: 4, floor: 2 });
  });

  test('an empty list can be gone on from too', async () => {
    const first = there(await note([]));
    await note([car('a')], 2);
    expect(await read(positionAt(first))).toMatchObject({
      changes: [{ id: 'a', change: 'added' }],
    });
  });

  test('broken off it tells nothing yet, and is gone on with', async () => {
    const many = Array.from({ length: 500 }, (_, n) => car(`${n}`));
    const first = there(await note(many));
    const dearer = many.map(({ id }) => car(id, 2));
    expect(await note(dearer, 2, 450)).toBeNull();
    expect(await read(positionAt(first))).toMatchObject({ changes: [] });
    await note(dearer, 2);
    const told = await read(positionAt(first), 1_000);
    expect(told.kind === 'changes' && told.changes).toHaveLength(500);
  });

  test('whoever reads while it changes again comes to the list all the same, and misses no sale', async () => {
    const list = fc.uniqueArray(
      fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), sold: fc.boolean(), price: fc.nat(2) }),
      { selector: ({ id }) => id },
    );
    const step = fc.record({
      list,
      broken: fc.option(fc.nat(4)),
      limit: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(list, fc.array(step, { maxLength: 8 }), async (begun, steps) => {
        runs += 1;
        site = siteKey(`harbour-${runs}`);
        const first = there(await note(begun));
        let mine = new Map<string, ListedFacts>(begun.map((one) => [one.id, one]));
        let since = positionAt(first);
        const take = async (limit: number) => {
          const told = await read(since, limit);
          if (told.kind === 'reset') throw new Error('Nobody was away.');
          const missed = told.changes.filter(
            ({ id, change, vehicle }) =>
              change === 'changed' && vehicle?.sold === true && mine.get(id)?.sold === false,
          );
          expect(missed).toEqual([]);
          mine = applyChanges(mine, told.changes);
          since = told.since;
          return told.isCurrent;
        };
        for (const { list: next, broken, limit } of steps) {
          await note(next, 2, broken ?? undefined);
          await take(limit);
        }
        const last = steps.at(-1)?.list ?? begun;
        await note(last, 3);
        while (!(await take(2))) continue;
        expect(mine).toEqual(new Map(last.map((one) => [one.id, one])));
      }),
      { numRuns: 60 },
    );
  });

  test('who was away for a month after vehicles left must read the list', async () => {
    const first = there(await note([car('a'), car('b')]));
    const then = there(await note([car('a')], 2));
    now += 29 * DAY;
    await note([car('a', 2)], 3);
    expect(await read(positionAt(first))).toMatchObject({ kind: 'changes' });
    now += 2 * DAY;
    await note([car('a', 3)], 4);
    expect(await read(positionAt(first))).toMatchObject({ kind: 'reset' });
    expect(await read(positionAt(then))).toMatchObject({
      changes: [{ id: 'a', change: 'changed' }],
    });
  });
});
