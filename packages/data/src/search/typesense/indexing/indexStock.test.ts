import { describe, expect, test } from 'vitest';
import { faultOf, stockIndex, toDocument } from './testing/stockIndex.ts';
import { type Mishap, STAND_IN_KEY } from './testing/typesenseStandIn.ts';
import { typesenseIndexAdmin } from './typesenseIndexAdmin.ts';

const at = stockIndex();
const { progress, publish, run, live } = at;

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
  at.standIn.requests = [];
  expect(await run()).toMatchObject({ collection, changed: false, dropped: [] });
  expect(at.standIn.requests.filter((request) => /import|DELETE/.test(request))).toEqual([]);
});

test('a new version takes the place of the old one, which is dropped', async () => {
  publish(25);
  const first = await run();
  publish(31, 'Mazda');
  const second = await run();
  expect(second).toMatchObject({ version: 2, dropped: [first.collection] });
  expect([...at.standIn.collections.keys()]).toEqual([second.collection]);
  expect(live()).toMatchObject({ size: 31, makes: new Set(['Mazda']) });
});

test('another shape of the same stock is another index', async () => {
  publish(5);
  const first = await run();
  at.standIn.restart();
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
  at.standIn.before = (request) => {
    if (request.startsWith('PUT /aliases')) at.standIn.restart();
  };
  const second = await run();
  expect(second).toMatchObject({ dropped: [first.collection], left: [], later: [] });
  expect([...at.standIn.collections.keys()]).toEqual([second.collection]);
});

test('a snapshot is taken at the end, when all is as it will be', async () => {
  publish(25);
  await run();
  publish(31, 'Mazda');
  const { collection } = await run();
  expect(at.standIn.snapshot).toEqual([collection]);
  expect(at.standIn.requests.at(-1)).toBe('POST /operations/snapshot');
});

test.each<[Mishap, string]>([
  ['lost_key', 'does not allow this key to take a snapshot'],
  ['unavailable', 'did not take a snapshot: status 503'],
  ['empty_object', 'not as Typesense does, when it was to take a snapshot'],
])(
  'without a snapshot (%s) the index is live all the same, and it is told',
  async (mishap, told) => {
    publish(5);
    at.standIn.mishap = (request) => (request.includes('snapshot') ? mishap : null);
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
    at.standIn.collections.set(name, { name, created_at: 1, documents: new Map() });
  }
  await run();
  publish(6);
  expect((await run()).dropped).toHaveLength(1);
  expect([...at.standIn.collections.keys()]).toEqual(expect.arrayContaining(names));
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
    at.standIn.before = (request) => {
      const collection = [...at.standIn.collections.values()][0];
      if (request.includes('import')) collection?.documents.set('strange', { id: 'strange' });
    };
    const fault = await faultOf(run());
    expect(fault.kind).toBe('unsound');
    expect(fault.message).toContain('holds 25 documents, not the 24');
    expect(live()).toBeNull();
    at.standIn.before = () => undefined;
    await run();
    expect(live()?.size).toBe(24);
  });

  test('a document that was changed or lost in the live index is mended', async () => {
    publish(24);
    const { collection } = await run();
    const documents = at.standIn.collections.get(collection)?.documents;
    documents?.set('v0', { id: 'v0', make: 'Wrong' });
    documents?.delete('v1');
    expect(await run()).toMatchObject({ collection, changed: true });
    expect(live()?.makes).toEqual(new Set(['Toyota']));
    expect(live()?.size).toBe(24);
  });

  test('a key that is refused is not told (R18-02)', async () => {
    publish(1);
    at.standIn.mishap = () => 'lost_key';
    const fault = await faultOf(run());
    expect(fault.kind).toBe('refused_key');
    expect(`${fault.message} ${JSON.stringify(fault)} ${fault.stack}`).not.toContain(STAND_IN_KEY);
    expect(fault.cause).toBeUndefined();
  });

  test('an old collection that cannot be dropped is left for the next run', async () => {
    publish(13);
    const old = await run();
    publish(24);
    at.standIn.mishap = (request) => (request.startsWith('DELETE') ? 'unavailable' : null);
    expect(await run()).toMatchObject({ changed: true, dropped: [], left: [old.collection] });
    expect(live()?.size).toBe(24);
    at.standIn.mishap = () => null;
    expect(await run()).toMatchObject({ changed: false, dropped: [old.collection], left: [] });
  });
});

test('the first node is down: the next one serves', async () => {
  publish(12);
  const admin = typesenseIndexAdmin({
    nodes: ['http://127.0.0.1:9', at.standIn.url],
    key: STAND_IN_KEY,
    retryIntervalSeconds: 0.001,
  });
  expect(await run({ admin })).toMatchObject({ vehicles: 12, changed: true });
});
