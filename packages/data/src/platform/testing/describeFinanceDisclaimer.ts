import { expect, test } from 'vitest';
import { aVehicle } from '../../testing/aVehicle.ts';
import type { FinanceDisclaimer } from '../financeDisclaimer.ts';
import { platformSite } from './platformSite.ts';

const lender = {
  ...{ interestRate: 8, comparisonRate: 9, paymentWeek: null, paymentMonth: null },
  ...{ termMonths: null, termYears: null, terms: {}, balloon: null, deposit: null },
};

/** A vehicle with what Angle and another lender say in the stock. */
export const financed = aVehicle({
  id: 'v 7',
  financeLenders: {
    angle: { ...lender, disclaimer: 'Angle by the stock' },
    manual: { ...lender, disclaimer: 'Manual by the stock' },
  },
});

/** The contract of every adapter of `FinanceDisclaimer`. */
export function describeFinanceDisclaimer(open: () => FinanceDisclaimer): void {
  test('the configured provider’s is told, and no other', async () => {
    const said = await open().of(platformSite({ financeProvider: 'Angle' }), financed);
    expect(said).toMatch(/^Angle/);
  });

  test('without a provider none is', async () => {
    expect(await open().of(platformSite(), financed)).toBeNull();
  });

  test('of a vehicle without that lender none is', async () => {
    const site = platformSite({ financeProvider: 'Angle' });
    expect(await open().of(site, aVehicle({ id: 'none' }))).toBeNull();
  });
}
