import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyChanges,
  changeSince,
  type KnownList,
  type ListChange,
  type NotedVehicle,
  noteVehicle,
  type VehicleNow,
} from './listChange.ts';
import { formatPosition, parsePosition } from './listPosition.ts';

interface Facts {
  id: string;
  sold: boolean;
  price: number;
  photos: readonly string[];
}

/** A record of a list, as a site keeps it. */
function createRecord() {
  const noted = new Map<string, NotedVehicle<Facts>>();
  let head = 0;
  return {
    head: () => head,
    list: () =>
      new Map([...noted].flatMap(([id, { vehicle }]) => (vehicle ? [[id, vehicle]] : []))),
    note(now: VehicleNow<Facts>) {
      const next = noteVehicle(noted.get(now.id) ?? null, now, head + 1);
      if (next === null) return;
      head += 1;
      noted.set(now.id, next);
    },
    /** Some of what is new, and how far the reader knows the list then. */
    tell(
      { upTo, base }: KnownList,
      most: number,
    ): { changes: ListChange<Facts>[]; known: KnownList } {
      const page = [...noted.values()]
        .filter(({ position }) => position > upTo)
        .sort((a, b) => a.position - b.position)
        .slice(0, most);
      const changes = page.flatMap((one) => changeSince(one, { upTo, base }) ?? []);
      const last = page.at(-1)?.position ?? head;
      return { changes, known: { upTo: last, base: last === head ? head : base } };
    },
  };
}

const ids = ['a', 'b', 'c', 'd'];
const facts = fc.record({
  id: fc.constantFrom(...ids),
  sold: fc.boolean(),
  price: fc.integer({ min: 1, max: 3 }),
  photos: fc.array(fc.constantFrom('1', '2'), { maxLength: 2 }),
});
const step = fc.oneof(
  facts.map((vehicle): VehicleNow<Facts> => ({ id: vehicle.id, vehicle, isSold: vehicle.sold })),
  fc
    .record({ id: fc.constantFrom(...ids), isSold: fc.boolean() })
    .map((gone): VehicleNow<Facts> => ({ ...gone, vehicle: null })),
);

/** Whether a change says what became of the vehicle that somebody had, or had not. */
function isRight({ change, fields, vehicle }: ListChange<Facts>, was: Facts | undefined): boolean {
  if (vehicle === null) return change === 'sold' || change === 'removed';
  if (was === undefined) return change === 'added';
  const others = Object.entries(vehicle).filter(
    ([name, fact]) => JSON.stringify(fact) !== JSON.stringify(was[name as keyof Facts]),
  );
  return change === 'added' || others.every(([name]) => fields.includes(name));
}

describe('changes of a public list (R17-40)', () => {
  test('applied to the list of any earlier version they give the later one', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 30 }),
        fc.array(step, { maxLength: 30 }),
        (one, two) => {
          const record = createRecord();
          for (const now of one) record.note(now);
          const before = record.list();
          const at = record.head();
          for (const now of two) record.note(now);
          const { changes } = record.tell({ upTo: at, base: at }, Number.POSITIVE_INFINITY);
          expect(applyChanges(before, changes)).toEqual(record.list());
          // A fact that changed and changed back is named too.
          expect(changes.filter((one) => !isRight(one, before.get(one.id)))).toEqual([]);
        },
      ),
    );
  });

  test('read in pages while the list goes on changing, they lead to the list all the same', () => {
    const reading = fc.record({
      pages: fc.integer({ min: 0, max: 2 }),
      most: fc.integer({ min: 1, max: 3 }),
      now: step,
    });
    fc.assert(
      fc.property(fc.array(reading, { maxLength: 60 }), (steps) => {
        const record = createRecord();
        let mine = new Map<string, Facts>();
        let known: KnownList = { upTo: 0, base: 0 };
        const read = (most: number) => {
          const told = record.tell(known, most);
          mine = applyChanges(mine, told.changes);
          known = told.known;
        };
        for (const { pages, most, now } of steps) {
          record.note(now);
          for (let page = 0; page < pages; page += 1) read(most);
        }
        while (known.upTo < record.head()) read(2);
        expect(mine).toEqual(record.list());
      }),
    );
  });

  const car: Facts = { id: 'a', sold: false, price: 1, photos: [] };
  const now = (facts: Partial<Facts>): VehicleNow<Facts> => {
    const vehicle = { ...car, ...facts };
    return { id: vehicle.id, vehicle, isSold: vehicle.sold };
  };
  const told = (...steps: readonly VehicleNow<Facts>[]) => {
    const record = createRecord();
    record.note(now({ id: 'a' }));
    for (const now of steps) record.note(now);
    return record.tell({ upTo: 1, base: 1 }, 9).changes;
  };

  test.each<[string, readonly VehicleNow<Facts>[], object[]]>([
    ['nothing', [now({})], []],
    [
      'its price',
      [now({ price: 2 })],
      [{ change: 'changed', fields: ['price'], vehicle: { ...car, price: 2 } }],
    ],
    [
      'sold, and listed as that',
      [now({ sold: true })],
      [{ change: 'sold', fields: ['sold'], vehicle: { ...car, sold: true } }],
    ],
    [
      'sold, and not listed',
      [{ id: 'a', vehicle: null, isSold: true }],
      [{ change: 'sold', fields: [], vehicle: null }],
    ],
    [
      'sold, and not listed after a week',
      [now({ sold: true }), { id: 'a', vehicle: null, isSold: true }],
      [{ change: 'sold', vehicle: null }],
    ],
    [
      'a sale that fell through',
      [now({ sold: true }), now({ price: 2 })],
      [{ change: 'changed', fields: ['sold', 'price'] }],
    ],
    [
      'taken away',
      [{ id: 'a', vehicle: null, isSold: false }],
      [{ change: 'removed', vehicle: null }],
    ],
    ['one that came and went', [now({ id: 'b' }), { id: 'b', vehicle: null, isSold: false }], []],
    [
      'another',
      [now({ id: 'b' })],
      [{ id: 'b', change: 'added', fields: [], vehicle: { ...car, id: 'b' } }],
    ],
  ])('%s', (_, steps, changes) => {
    expect(told(...steps)).toMatchObject(changes);
  });

  test('one that left and came again is one that was added, to whoever missed it', () => {
    const gone: VehicleNow<Facts> = { id: 'a', vehicle: null, isSold: false };
    expect(told(gone, now({ id: 'a' }))).toMatchObject([{ change: 'added' }]);
  });
});

describe('how far a reader knows it', () => {
  test('travels as a text', () => {
    const number = fc.nat();
    fc.assert(
      fc.property(number, number, (a, b) => {
        const position = { epoch: '0123abcd', upTo: Math.max(a, b), base: Math.min(a, b) };
        expect(parsePosition(formatPosition(position))).toEqual(position);
      }),
    );
  });

  test.each([
    '',
    '17',
    'abc.1',
    '0123abcd.1.2',
    '0123abcd.-1',
    '0123abcd.1.1.1',
    '0123ABCD.1',
    '0123abcd.1\n',
  ])('%j is none', (text) => {
    expect(parsePosition(text)).toBeNull();
  });
});
