import { emptySearch } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { aVehicle } from '../../testing/aVehicle.ts';
import { describeStockSearch } from '../testing/describeStockSearch.ts';
import { createEmbeddedSearch, createEmbeddedSearchBuilder } from './embeddedSearch.ts';

describeStockSearch('embedded', createEmbeddedSearch, {
  // `STOCK_SEARCHES=20000 npx vitest run packages/data/src/search` asks for longer.
  searches: Number(process.env.STOCK_SEARCHES ?? 1_200),
});

const request = { state: emptySearch, base: { soldDays: 3 }, hitsPerPage: 21, now: 0 };

test('is built in batches and finished in steps', () => {
  const builder = createEmbeddedSearchBuilder();
  builder.add([aVehicle({ id: 'b' })]);
  builder.add([aVehicle({ id: 'a' })]);
  const steps = builder.finishInSteps();
  let taken = 1;
  let step = steps.next();
  for (; !step.done; step = steps.next()) taken++;
  expect(taken).toBeGreaterThan(20);
  expect(step.value.searchSync(request).hits.map((vehicle) => vehicle.id)).toEqual(['a', 'b']);
});

test('says how long the search took', async () => {
  let time = 100;
  const builder = createEmbeddedSearchBuilder(() => (time += 5));
  expect((await builder.finish().search(request)).ms).toBe(5);
});
