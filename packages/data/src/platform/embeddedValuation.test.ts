import { expect, test } from 'vitest';
import { aVehicle } from '../testing/aVehicle.ts';
import { embeddedValuation } from './embeddedValuation.ts';
import { describeValuation } from './testing/describeValuation.ts';
import { platformSite } from './testing/platformSite.ts';

const NOW = Date.UTC(2026, 10, 24, 20);
const car = { make: 'Toyota', model: 'Corolla', badge: null, year: 2020, kilometres: 60_000 };
const stock = [1, 2, 3, 4, 5].map((id) =>
  aVehicle({ id: String(id), model: 'Corolla', year: 2020, km: 60_000, price: 20_000 }),
);

function open() {
  return embeddedValuation({ stockOf: async () => stock, now: () => NOW });
}

describeValuation({
  open,
  known: { make: 'Toyota', model: 'Corolla' },
  unknown: { make: 'Toyota', model: 'Supra' },
  worn: { paint: 'Dents or deep scratches' },
});

test('the margin is the dealer’s, and the day is that of the dealer’s zone', async () => {
  const site = platformSite({ tradeInMargin: 20 });
  expect(await open().value(site, car, {})).toMatchObject({
    outcome: { low: 16_000, high: 16_000, basis: { asOf: '2026-11-25', sampleSize: 5 } },
  });
});

test('each estimate has an id that nobody can guess', async () => {
  const port = open();
  const ids = await Promise.all([1, 2, 3].map(() => port.value(platformSite(), car, {})));
  expect(new Set(ids.map(({ id }) => id)).size).toBe(3);
  expect(ids[0]?.id).toMatch(/^[\da-f-]{36}$/);
});
