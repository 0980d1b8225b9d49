import { describe, expect, test } from 'vitest';
import { aVehicle } from '../../../testing/aVehicle.ts';
import { IndexFault } from './indexFault.ts';
import type { IndexResult } from './indexStock.ts';
import { ALIAS, faultOf, stockIndex } from './testing/stockIndex.ts';
import type { Mishap } from './testing/typesenseStandIn.ts';

const at = stockIndex();
const { versions, publish, run, live } = at;

describe('interrupted at any request, and repeated', () => {
  const mishaps: Mishap[] = [
    ...(['cut_before', 'cut_after', 'unavailable', 'lost_key'] as const),
    ...(['html', 'empty_object', 'hang', 'redirect'] as const),
  ];
  /** An index of thirteen Toyotas is live; a stock of 24 Mazdas is to be indexed. */
  function putOld(): void {
    versions.splice(
      0,
      versions.length,
      [],
      Array.from({ length: 24 }, (_, n) => aVehicle({ id: `v${n}`, make: 'Mazda' })),
    );
    const name = `${ALIAS}_v1_0123456789ab`;
    const documents = Array.from({ length: 13 }, (_, n) => ({ id: `v${n}`, make: 'Toyota' }));
    at.standIn.collections.clear();
    at.standIn.collections.set(name, {
      name,
      created_at: 1,
      documents: new Map(documents.map((document) => [document.id, document])),
    });
    at.standIn.aliases.set(ALIAS, name);
  }

  test.each(mishaps)('%s', async (mishap) => {
    let wasInterrupted = true;
    let asked = 0;
    while (wasInterrupted) {
      asked += 1;
      putOld();
      at.standIn.requests = [];
      // From here on nothing is answered any more, as for a process that was killed here.
      at.standIn.mishap = (_, number) => (number >= asked ? mishap : null);
      const sizes = new Set<unknown>();
      at.standIn.before = () => void sizes.add(live()?.size);
      const ended: unknown = await run({ timeoutMs: mishap === 'hang' ? 20 : 5_000 }).catch(
        (error: unknown) => error,
      );
      wasInterrupted = at.standIn.requests.length >= asked;
      // Once the new index is live, what cannot be dropped is merely left, and a snapshot missed.
      const { left = [], snapshotFault = null } = ended as Partial<IndexResult>;
      expect(ended instanceof IndexFault || left.length > 0 || snapshotFault !== null).toBe(
        wasInterrupted,
      );

      at.standIn.mishap = () => null;
      const repeated = await run();
      expect([...sizes].filter((size) => size !== 13 && size !== 24)).toEqual([]);
      expect(live()).toEqual({ name: repeated.collection, size: 24, makes: new Set(['Mazda']) });
      expect([...at.standIn.collections.keys()]).toEqual([repeated.collection]);
      // The documents that are read back are asked for at once; and what takes no effect is no
      // other at one request than at the next.
      if (at.standIn.requests[asked]?.includes('/documents/v')) asked += 6;
      if (!mishap.startsWith('cut')) asked += 2;
    }
    expect(asked).toBeGreaterThan(15);
  });
});

describe('runs beside each other', () => {
  test('over one stock share one collection', async () => {
    publish(57);
    const results = await Promise.all([run(), run(), run()]);
    expect(new Set(results.map(({ collection }) => collection)).size).toBe(1);
    expect(live()).toMatchObject({ name: results[0]?.collection, size: 57 });
    expect(at.standIn.collections.size).toBe(1);
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
    at.standIn.before = async (request) => {
      if (overtaken || !request.includes(moment)) return;
      overtaken = true;
      publish(35, 'Kia');
      await run();
    };
    await run();
    expect(overtaken).toBe(true);
    expect(live()).toMatchObject({ size: 35, makes: new Set(['Kia']) });
    expect(at.standIn.collections.size).toBe(1);
  });

  test('what a later run has begun is not dropped', async () => {
    publish(13);
    await run();
    publish(24, 'Mazda');
    const begun = `${ALIAS}_v3_0123456789ab`;
    at.standIn.before = (request) => {
      if (!request.startsWith('PUT /aliases')) return;
      at.standIn.collections.set(begun, { name: begun, created_at: 2_000, documents: new Map() });
    };
    const { later } = await run();
    expect(later).toEqual([begun]);
    expect(at.standIn.collections.has(begun)).toBe(true);
  });

  test('a stock that never rests ends with words', async () => {
    publish(3);
    at.standIn.before = (request) => {
      if (request.includes('import')) publish(at.standIn.requests.length);
    };
    expect((await faultOf(run())).kind).toBe('restless');
  });
});
