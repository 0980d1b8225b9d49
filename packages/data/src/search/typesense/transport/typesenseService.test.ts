import { expect, test } from 'vitest';
import type { FoundAnswer } from '../answer/answerSchema.ts';
import { TypesenseFault } from '../client/typesenseFault.ts';
import type { TypesenseNode } from './typesenseNode.ts';
import { createTypesenseService, serviceOver } from './typesenseService.ts';

const answer: readonly FoundAnswer[] = [
  {
    found: 1,
    out_of: 1,
    request_params: { collection_name: 'stock' },
    hits: [],
    facet_counts: [],
  },
];
const patient = new AbortController().signal;

/** A node that fails with these faults, one after the other, and then answers. */
function node(...faults: TypesenseFault[]): TypesenseNode & { asked: number } {
  return {
    asked: 0,
    async search() {
      const fault = faults[this.asked++];
      if (fault !== undefined) throw fault;
      return answer;
    },
  };
}

test.each([
  ['refused', null],
  ['late', null],
  ['garbled', null],
  ['status', 503],
] as const)('asks another node after %s %s', async (kind, status) => {
  const nodes = [1, 2].map(() => node(new TypesenseFault(kind, { status })));
  const ask = serviceOver(nodes).forSite();
  await expect(ask([], patient)).rejects.toMatchObject({ kind });
  expect(nodes.map(({ asked }) => asked)).toEqual([1, 1]);
  expect(await ask([], patient)).toBe(answer);
});

test.each([400, 404, 429])('asks no other node after %i', async (status) => {
  const nodes = [
    node(new TypesenseFault('status', { status })),
    node(new TypesenseFault('status', { status })),
  ];
  await expect(serviceOver(nodes).forSite()([], patient)).rejects.toMatchObject({ status });
  expect(nodes.map(({ asked }) => asked).toSorted((a, b) => a - b)).toEqual([0, 1]);
});

test.each([400, 401, 403, 404])(
  '%i is told, and never counts against the service',
  async (status) => {
    const refused = Array.from({ length: 20 }, () => new TypesenseFault('status', { status }));
    const ask = serviceOver([node(...refused)]).forSite();
    for (const _ of refused) {
      await expect(ask([], patient)).rejects.toMatchObject({ kind: 'status', status });
    }
    expect(await ask([], patient)).toBe(answer);
  },
);

test.each([
  [400, 'of version 29 or later'],
  [401, 'a key that it knows'],
  [403, 'a key that may search'],
  [404, 'forecourt index --site'],
  [429, 'Add a node'],
  [503, 'its nodes are ready'],
])('says what to do about %i', (status, remedy) => {
  expect(new TypesenseFault('status', { status }).message).toContain(remedy);
});

test('leaves the service alone for one site only', async () => {
  const lost = Array.from({ length: 5 }, () => new TypesenseFault('status', { status: 429 }));
  const service = serviceOver([node(...lost)]);
  const [one, other] = [service.forSite(), service.forSite()];
  for (let asked = 0; asked < 5; asked++) {
    await expect(one([], patient)).rejects.toMatchObject({ kind: 'status' });
  }
  await expect(one([], patient)).rejects.toMatchObject({ kind: 'open' });
  expect(await other([], patient)).toBe(answer);
});

test.each(['late', 'broken'] as const)('asks the only node again after %s', async (kind) => {
  const only = node(new TypesenseFault(kind));
  expect(await serviceOver([only]).forSite()([], patient)).toBe(answer);
  expect(only.asked).toBe(2);
});

test.each(['refused', 'garbled', 'partial', 'outdated'] as const)(
  'asks the only node once after %s',
  async (kind) => {
    const only = node(new TypesenseFault(kind));
    await expect(serviceOver([only]).forSite()([], patient)).rejects.toMatchObject({ kind });
    expect(only.asked).toBe(1);
  },
);

test('tells for how many sites it is left alone, until it answers again', async () => {
  let now = 0;
  const failing = node(...Array.from({ length: 5 }, () => new TypesenseFault('late')));
  const service = serviceOver([failing], { now: () => now });
  const [one, other] = [service.forSite(), service.forSite()];
  for (let time = 0; time < 6; time += 1) await one([], patient).catch(() => undefined);
  expect(await other([], patient)).toBe(answer);
  expect(service.leftAlone()).toBe(1);
  now += 60_000;
  expect(await one([], patient)).toBe(answer);
  expect(service.leftAlone()).toBe(0);
});

test('is refused where there is no node', async () => {
  const ask = createTypesenseService({ nodes: [], key: 'k' }).forSite();
  await expect(ask([], patient)).rejects.toThrow(
    'Typesense took no connection after 0 ms. Shoppers see earlier results, or none. ' +
      'Check that its nodes run and can be reached.',
  );
});

test('asks no other node when the time is over', async () => {
  const time = new AbortController();
  const nodes = [1, 2].map(() => ({
    asked: 0,
    async search() {
      this.asked += 1;
      time.abort();
      throw new TypesenseFault('late');
    },
  }));
  await expect(serviceOver(nodes).forSite()([], time.signal)).rejects.toMatchObject({
    kind: 'late',
  });
  expect(nodes.map(({ asked }) => asked).toSorted((a, b) => a - b)).toEqual([0, 1]);
});
