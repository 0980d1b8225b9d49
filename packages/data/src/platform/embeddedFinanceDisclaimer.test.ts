import { expect, test } from 'vitest';
import { embeddedFinanceDisclaimer } from './embeddedFinanceDisclaimer.ts';
import { describeFinanceDisclaimer, financed } from './testing/describeFinanceDisclaimer.ts';
import { platformSite } from './testing/platformSite.ts';

describeFinanceDisclaimer(embeddedFinanceDisclaimer);

test('it is the one of the vehicle’s entry in the stock', async () => {
  const site = platformSite({ financeProvider: 'Angle' });
  expect(await embeddedFinanceDisclaimer().of(site, financed)).toBe('Angle by the stock');
});
