import type { DealerSite } from '@forecourt/data';
import { expect, test } from 'vitest';
import { openPayments } from '../reservations/openPayments.ts';
import { stripeSettings } from '../settings/stripeSettings.ts';
import { checkPayments, sitesOnTestKeys } from './checkPayments.ts';

function siteOf(key: string, reserve: object | null): DealerSite {
  return { key, folder: `/sites/${key}`, config: { reserve } } as unknown as DealerSite;
}

const stripe = siteOf('river-city', { provider: 'stripe' });
const own = siteOf('own', { provider: 'none' });
const sites = [stripe, own, siteOf('without', null)];
function keys(suffix: string, mode = 'live'): Record<string, string> {
  return {
    [`FORECOURT_STRIPE_KEY${suffix}`]: `sk_${mode}_s3cretCanary`,
    [`FORECOURT_STRIPE_WEBHOOK_SECRET${suffix}`]: 'whsec_s3cretCanary',
  };
}

test('a site that names Stripe wants its keys, told in three parts', () => {
  expect(checkPayments(sites, null, false)).toEqual([
    {
      file: expect.stringMatching(/river-city\/site\.json$/),
      key: 'reserve.provider',
      fault:
        'FORECOURT_STRIPE_KEY_RIVER_CITY and FORECOURT_STRIPE_WEBHOOK_SECRET_RIVER_CITY are not set, so no deposit could be taken',
      remedy: 'Set both from the dealer’s dashboard at Stripe, or write "none".',
    },
  ]);
  // In development the dealer confirms by hand.
  expect(checkPayments(sites, null, true)).toEqual([]);
  expect(checkPayments(sites, stripeSettings(keys('_RIVER_CITY')), false)).toEqual([]);
  expect(checkPayments(sites, stripeSettings(keys('')), false)).toEqual([]);
});

test('a key of no site is told by its name alone', () => {
  const settings = stripeSettings({ ...keys(''), ...keys('_RIVERCITY') });
  const faults = checkPayments(sites, settings, true);
  expect(faults.map(({ key }) => key)).toEqual([
    'FORECOURT_STRIPE_KEY_RIVERCITY',
    'FORECOURT_STRIPE_WEBHOOK_SECRET_RIVERCITY',
  ]);
  expect(JSON.stringify(faults)).not.toContain('s3cretCanary');
});

test('who takes test money is told', () => {
  expect(sitesOnTestKeys(sites, stripeSettings(keys('', 'test')))).toEqual(['river-city']);
  expect(sitesOnTestKeys(sites, stripeSettings(keys('')))).toEqual([]);
});

test('a site pays where it says so and has keys', () => {
  const names = (settings: ReturnType<typeof stripeSettings>) =>
    sites.map((site) => openPayments(settings, () => undefined)(site)?.name ?? null);
  expect(names(stripeSettings(keys('')))).toEqual(['stripe', null, null]);
  expect(names(null)).toEqual([null, null, null]);
});
