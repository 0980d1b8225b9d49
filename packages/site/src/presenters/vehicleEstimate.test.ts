import { parseSiteConfig } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import { expect, test } from 'vitest';
import { vehicleEstimate } from './vehicleEstimate.ts';

const site = {
  ...{ slug: 's', template: 't', name: 'N', financeProvider: 'Angle' },
  locations: [{ id: '1', slug: 'l', name: 'L' }],
};
const lender = {
  ...{ interestRate: 8, comparisonRate: 9, paymentWeek: 120, paymentMonth: null },
  ...{ termMonths: 60, termYears: null, terms: {}, balloon: null, deposit: null },
  disclaimer: 'By the stock',
};
const vehicle = aVehicle({ price: 25_000, financeLenders: { angle: lender } });

function estimateOf(said: string | null, more = {}) {
  const services = {
    config: parseSiteConfig('site.json', site, {}),
    now: () => Date.UTC(2026, 10, 25),
    financeDisclaimer: async () => said,
  };
  return vehicleEstimate(services, { ...vehicle, ...more });
}

test('an estimate says what its lender wants said now, else what the stock says', async () => {
  expect(await estimateOf('By the platform')).toMatchObject({ disclaimer: 'By the platform' });
  expect(await estimateOf(null)).toMatchObject({ disclaimer: 'By the stock' });
});

test('a vehicle without an estimate has none', async () => {
  expect(await estimateOf('By the platform', { status: 'sold' })).toBeNull();
});
