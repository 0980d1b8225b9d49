import type { Vehicle } from '@forecourt/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SiteKey, StockVersion } from '../../../store/store.ts';
import { StockVersionGone } from '../../../store/storeErrors.ts';
import { aVehicle } from '../../../testing/aVehicle.ts';
import type { IndexDocument } from './indexAdmin.ts';
import { IndexFault } from './indexFault.ts';
import {
  type IndexProgress,
  type IndexResult,
  type IndexStockOptions,
  indexStock,
} from './indexStock.ts';
import {
  type Mishap,
  STAND_IN_KEY,
  type TypesenseStandIn,
  typesenseStandIn,
} from './testing/typesenseStandIn.ts';
import { typesenseIndexAdmin } from './typesenseIndexAdmin.ts';

const SITE = 'one' as SiteKey;
const ALIAS = 'forecourt_one';

let standIn: TypesenseStandIn;
/** Published versions, oldest first. */
let versions: Vehicle[][];
let progress: IndexProgress[];

beforeEach(async () => {
  standIn = await typesenseStandIn();
  versions = [];
  progress = [];
});

afterEach(() => standIn.close());

function publish(count: number, make = 'Toyota'): void {
  versions.push(Array.from({ length: count }, (_, index) => aVehicle({ id: `v${index}`, make })));
}

/** As the store does it: the current version and the one before can be read. */
const stock: IndexStockOptions['stock'] = {
  async current() {
    const version = versions.length;
    return version === 0 ? null : ({ version } as StockVersion);
  },
  async *read(_, version) {
    for (let from = 0; from < 100; from += 7) {
      const vehicles = version < versions.length - 1 ? undefined : versions[version - 1];
      if (vehicles === undefined) throw new StockVersionGone(SITE, version);
      if (from < vehicles.length) yield vehicles.slice(from, from + 7);
    }
  },
};

function toDocument({ id, make, price, badge }: Vehicle): IndexDocument {
  return { id, make, price, badge, tags: [make] };
}

/** A process of its own: another client, another view of the store. */
async function run(changes: Partial<IndexStockOptions> & { timeoutMs?: number } = {}) {
  const admin = typesenseIndexAdmin({
    nodes: [standIn.url],
    key: STAND_IN_KEY,
    timeoutMs: changes.timeoutMs ?? 5_000,
    retryIntervalSeconds: 0.001,
  });
  try {
    return await indexStock({
      admin,
      stock,
      site: SITE,
      schema: { fields: [{ name: 'make', type: 'string', facet: true }] },
      toDocument,
      report: (step) => progress.push(step),
      sleep: async () => undefined,
      batchSize: 10,
      ...changes,
    });
  } finally {
    admin.close();
  }
}

/** What shoppers search: its collection must be whole at every moment. */
function live(): { name: string; size: number; makes: Set<unknown> } | null {
  const name = standIn.aliases.get(ALIAS);
  if (name === undefined) return null;
  const documents = standIn.collections.get(name)?.documents;
  if (documents === undefined) return { name, size: -1, makes: new Set() };
  const makes = new Set([...documents.values()].map(({ make }) => make));
  return { name, size: documents.size, makes };
}

async function faultOf(promise: Promise<unknown>): Promise<IndexFault> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(IndexFault);
  return error as IndexFault;
}

test('the stock becomes what is searched, with progress told', async () => {
  publish(25);
  const result = await run();
  expect(result).toEqual({
    collection: expect.stringMatching(/^forecourt_one_v1_[0-9a-f]{12}$/),
    ...{ version: 1, vehicles: 25, changed: true },
    ...{ dropped: [], left: [], later: [], snapshotFault: null },
  });
  expect(live()).toEqual({ name: result.collection, size: 25, makes: new Set(['Toyota']) });
  expect(progress.map(({ step }) => step)).toEqual([
    'reading',
    ...['importing', 'importing', 'importing'],
    'verified',
    'live',
    'snapshot',
  ]);
  expect(progress).toContainEqual(expect.objectContaining({ done: 20, of: 25 }));
});

test('again changes nothing, and writes nothing', async () => {
  publish(25);
  const { collection } = await run();
  standIn.requests = [];
  expect(await run()).toMatchObject({ collection, changed: false, dropped: [] });
  expect(standIn.requests.filter((request) => /import|DELETE/.test(request))).toEqual([]);
});

test('a new version takes the place of the old one, which is dropped', async () => {
  publish(25);
  const first = await run();
  publish(31, 'Mazda');
  const second = await run();
  expect(second).toMatchObject({ version: 2, dropped: [first.collection] });
  expect([...standIn.collections.keys()]).toEqual([second.collection]);
  expect(live()).toMatchObject({ size: 31, makes: new Set(['Mazda']) });
});

test('another shape of the same stock is another index', async () => {
  publish(5);
  const first = await run();
  standIn.restart();
  const second = await run({ toDocument: (vehicle) => ({ ...toDocument(vehicle), doors: 4 }) });
  expect(second.dropped).toEqual([first.collection]);
  expect(second.collection).not.toBe(first.collection);
  expect(live()).toMatchObject({ name: second.collection, size: 5 });
});

test('what is older is told by the stock, also after a restart of Typesense', async () => {
  publish(25);
  const first = await run();
  publish(31, 'Mazda');
  // As its log is read again, what was made first may seem to be made last.
  standIn.before = (request) => {
    if (request.startsWith('PUT /aliases')) standIn.restart();
  };
  const second = await run();
  expect(second).toMatchObject({ dropped: [first.collection], left: [], later: [] });
  expect([...standIn.collections.keys()]).toEqual([second.collection]);
});

test('a snapshot is taken at the end, when all is as it will be', async () => {
  publish(25);
  await run();
  publish(31, 'Mazda');
  const { collection } = await run();
  expect(standIn.snapshot).toEqual([collection]);
  expect(standIn.requests.at(-1)).toBe('POST /operations/snapshot');
});

test.each<[Mishap, string]>([
  ['lost_key', 'does not allow this key to take a snapshot'],
  ['unavailable', 'did not take a snapshot: status 503'],
  ['empty_object', 'not as Typesense does, when it was to take a snapshot'],
])(
  'without a snapshot (%s) the index is live all the same, and it is told',
  async (mishap, told) => {
    publish(5);
    standIn.mishap = (request) => (request.includes('snapshot') ? mishap : null);
    const result = await run();
    expect(result.snapshotFault).toContain(told);
    expect(live()).toMatchObject({ name: result.collection, size: 5 });
    expect(progress.map(({ step }) => step)).not.toContain('snapshot');
  },
);

test("nobody else's collections are touched", async () => {
  publish(5);
  const names = ['forecourt_one-two_v1_0123456789ab', 'forecourt_on_v1_0123456789ab', 'forecourt'];
  for (const name of names) {
    standIn.collections.set(name, { name, created_at: 1, documents: new Map() });
  }
  await run();
  publish(6);
  expect((await run()).dropped).toHaveLength(1);
  expect([...standIn.collections.keys()]).toEqual(expect.arrayContaining(names));
});

describe('interrupted at any request, and repeated', () => {
  const mishaps: Mishap[] = [
    ...(['cut_before', 'cut_after', 'unavailable', 'lost_key'] as const),
    ...(['html', 'empty_object', 'hang', 'redirect'] as const),
  ];
  /** An index of thirteen Toyotas is live; a stock of 24 Mazdas is to be indexed. */
  function putOld(): void {
    versions = [[], Array.from({ length: 24 }, (_, n) => aVehicle({ id: `v${n}`, make: 'Mazda' }))];
    const name = `${ALIAS}_v1_0123456789ab`;
    const documents = Array.from({ length: 13 }, (_, n) => ({ id: `v${n}`, make: 'Toyota' }));
    standIn.collections.clear();
    standIn.collections.set(name, {
      name,
      created_at: 1,
      documents: new Map(documents.map((document) => [document.id, document])),
    });
    standIn.aliases.set(ALIAS, name);
  }

  test.each(mishaps)('%s', async (mishap) => {
    let wasInterrupted = true;
    let at = 0;
    while (wasInterrupted) {
      at += 1;
      putOld();
      standIn.requests = [];
      // From here on nothing is answered any more, as for a process that was killed here.
      standIn.mishap = (_, number) => (number >= at ? mishap : null);
      const sizes = new Set<unknown>();
      standIn.before = () => void sizes.add(live()?.size);
      const ended: unknown = await run({ timeoutMs: mishap === 'hang' ? 20 : 5_000 }).catch(
        (error: unknown) => error,
      );
      wasInterrupted = standIn.requests.length >= at;
      // Once the new index is live, what cannot be dropped is merely left, and a snapshot missed.
      const { left = [], snapshotFault = null } = ended as Partial<IndexResult>;
      expect(ended instanceof IndexFault || left.length > 0 || snapshotFault !== null).toBe(
        wasInterrupted,
      );

      standIn.mishap = () => null;
      const repeated = await run();
      expect([...sizes].filter((size) => size !== 13 && size !== 24)).toEqual([]);
      expect(live()).toEqual({ name: repeated.collection, size: 24, makes: new Set(['Mazda']) });
      expect([...standIn.collections.keys()]).toEqual([repeated.collection]);
      // The documents that are read back are asked for at once; and what takes no effect is no
      // other at one request than at the next.
      if (standIn.requests[at]?.includes('/documents/v')) at += 6;
      if (!mishap.startsWith('cut')) at += 2;
    }
    expect(at).toBeGreaterThan(15);
  });
});

describe('runs beside each other', () => {
  test('over one stock share one collection', async () => {
    publish(57);
    const results = await Promise.all([run(), run(), run()]);
    expect(new Set(results.map(({ collection }) => collection)).size).toBe(1);
    expect(live()).toMatchObject({ name: results[0]?.collection, size: 57 });
    expect(standIn.collections.size).toBe(1);
  });

  test.each([
    'GET /collections/',
    'POST /collections',
    'import',
    'PUT /aliases',
    'GET /aliases',
    'GET /collections',
  ])('a newer stock, published and indexed at %s, is what stays', async (moment) => {
    publish(13);
    await run();
    publish(24, 'Mazda');
    let overtaken = false;
    standIn.before = async (request) => {
      if (overtaken || !request.includes(moment)) return;
      overtaken = true;
      publish(35, 'Kia');
      await run();
    };
    await run();
    expect(overtaken).toBe(true);
    expect(live()).toMatchObject({ size: 35, makes: new Set(['Kia']) });
    expect(standIn.collections.size).toBe(1);
  });

  test('what a later run has begun is not dropped', async () => {
    publish(13);
    await run();
    publish(24, 'Mazda');
    const begun = `${ALIAS}_v3_0123456789ab`;
    standIn.before = (request) => {
      if (!request.startsWith('PUT /aliases')) return;
      standIn.collections.set(begun, { name: begun, created_at: 2_000, documents: new Map() });
    };
    const { later } = await run();
    expect(later).toEqual([begun]);
    expect(standIn.collections.has(begun)).toBe(true);
  });

  test('a stock that never rests ends with words', async () => {
    publish(3);
    standIn.before = (request) => {
      if (request.includes('import')) publish(standIn.requests.length);
    };
    expect((await faultOf(run())).kind).toBe('restless');
  });
});

describe('what goes wrong is told in three parts', () => {
  test('no stock', async () => {
    const fault = await faultOf(run());
    expect(fault.kind).toBe('no_stock');
    expect(fault.message).toBe(
      'one has no stock, so there is nothing to index. Shoppers search what they searched before. ' +
        'Import some: forecourt import <file> --site one',
    );
  });

  test('vehicles that Typesense does not take leave the live index alone', async () => {
    publish(13);
    const old = await run();
    publish(24);
    const fault = await faultOf(
      run({ toDocument: ({ id, make }) => ({ id, make: id === 'v7' ? 7 : make }) }),
    );
    expect(fault.kind).toBe('rejected_vehicles');
    expect(fault.message).toContain('1 of 24 vehicles of one (Field `make` must be a string.)');
    expect(live()).toMatchObject({ name: old.collection, size: 13 });
  });

  test('a strange document makes a collection unsound: it is dropped, and the next run is well', async () => {
    publish(24);
    standIn.before = (request) => {
      const collection = [...standIn.collections.values()][0];
      if (request.includes('import')) collection?.documents.set('strange', { id: 'strange' });
    };
    const fault = await faultOf(run());
    expect(fault.kind).toBe('unsound');
    expect(fault.message).toContain('holds 25 documents, not the 24');
    expect(live()).toBeNull();
    standIn.before = () => undefined;
    await run();
    expect(live()?.size).toBe(24);
  });

  test('a document that was changed or lost in the live index is mended', async () => {
    publish(24);
    const { collection } = await run();
    const documents = standIn.collections.get(collection)?.documents;
    documents?.set('v0', { id: 'v0', make: 'Wrong' });
    documents?.delete('v1');
    expect(await run()).toMatchObject({ collection, changed: true });
    expect(live()?.makes).toEqual(new Set(['Toyota']));
    expect(live()?.size).toBe(24);
  });

  test('a key that is refused is not told (R18-02)', async () => {
    publish(1);
    standIn.mishap = () => 'lost_key';
    const fault = await faultOf(run());
    expect(fault.kind).toBe('refused_key');
    expect(`${fault.message} ${JSON.stringify(fault)} ${fault.stack}`).not.toContain(STAND_IN_KEY);
    expect(fault.cause).toBeUndefined();
  });

  test('an old collection that cannot be dropped is left for the next run', async () => {
    publish(13);
    const old = await run();
    publish(24);
    standIn.mishap = (request) => (request.startsWith('DELETE') ? 'unavailable' : null);
    expect(await run()).toMatchObject({ changed: true, dropped: [], left: [old.collection] });
    expect(live()?.size).toBe(24);
    standIn.mishap = () => null;
    expect(await run()).toMatchObject({ changed: false, dropped: [old.collection], left: [] });
  });
});

test('the first node is down: the next one serves', async () => {
  publish(12);
  const admin = typesenseIndexAdmin({
    nodes: ['http://127.0.0.1:9', standIn.url],
    key: STAND_IN_KEY,
    retryIntervalSeconds: 0.001,
  });
  expect(await run({ admin })).toMatchObject({ vehicles: 12, changed: true });
});
