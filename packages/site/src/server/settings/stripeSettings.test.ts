import { describe, expect, test } from 'vitest';
import { isTestKey, strayStripeNames, stripeKeysOf, stripeSettings } from './stripeSettings.ts';

const KEY = 'sk_live_s3cretCanary';
const TEST_KEY = 'rk_test_s3cretCanary';
const HOOK = 'whsec_s3cretCanary';
const shared = { FORECOURT_STRIPE_KEY: KEY, FORECOURT_STRIPE_WEBHOOK_SECRET: HOOK };

test('without anything set no money is taken', () => {
  const empty = { FORECOURT_STRIPE_KEY: ' ', FORECOURT_STRIPE_URL: 'http://127.0.0.1:1' };
  expect(stripeSettings(empty)).toBeNull();
  expect(stripeKeysOf(null, 'one')).toBeNull();
});

describe('keys of a site', () => {
  const settings = stripeSettings({
    ...shared,
    FORECOURT_STRIPE_KEY_RIVER_CITY: TEST_KEY,
    FORECOURT_STRIPE_WEBHOOK_SECRET_RIVER_CITY: `${HOOK}2`,
    FORECOURT_STRIPE_WEBHOOK_SECRET_TWO: ` ${HOOK}3 `,
  });

  test.each([
    ['one', KEY, HOOK, false],
    ['river-city', TEST_KEY, `${HOOK}2`, true],
    // Shares the account, and has an endpoint of its own.
    ['two', KEY, `${HOOK}3`, false],
  ])('%s', (site, key, webhookSecret, isTest) => {
    const keys = stripeKeysOf(settings, site);
    expect(keys).toEqual({ key, webhookSecret });
    expect(keys && isTestKey(keys)).toBe(isTest);
  });

  test('a name of no site is told', () => {
    expect(strayStripeNames(settings, ['one', 'two', 'river-city'])).toEqual([]);
    expect(strayStripeNames(settings, ['one', 'river-city'])).toEqual([
      'FORECOURT_STRIPE_WEBHOOK_SECRET_TWO',
    ]);
    expect(strayStripeNames(null, [])).toEqual([]);
  });

  test('a site without its own, where none are shared, has none', () => {
    const { FORECOURT_STRIPE_KEY: key, FORECOURT_STRIPE_WEBHOOK_SECRET: hook } = shared;
    const own = stripeSettings({
      FORECOURT_STRIPE_KEY_ONE: key,
      FORECOURT_STRIPE_WEBHOOK_SECRET_ONE: hook,
    });
    expect(stripeKeysOf(own, 'one')).not.toBeNull();
    expect(stripeKeysOf(own, 'two')).toBeNull();
  });
});

test.each([
  [{ FORECOURT_STRIPE_KEY: 'pk_live_s3cretCanary' }, 'FORECOURT_STRIPE_KEY is no secret key'],
  [{ FORECOURT_STRIPE_KEY: 's3cretCanary' }, 'FORECOURT_STRIPE_KEY is no secret key'],
  [
    { ...shared, FORECOURT_STRIPE_WEBHOOK_SECRET_A: 's3cretCanary' },
    'FORECOURT_STRIPE_WEBHOOK_SECRET_A is no signing secret',
  ],
  [{ FORECOURT_STRIPE_KEY: KEY }, 'FORECOURT_STRIPE_WEBHOOK_SECRET is not, so payments could'],
  [{ FORECOURT_STRIPE_KEY_A: KEY }, 'FORECOURT_STRIPE_WEBHOOK_SECRET_A is not'],
  [{ FORECOURT_STRIPE_WEBHOOK_SECRET_A: HOOK }, 'FORECOURT_STRIPE_KEY_A is not'],
  [{ ...shared, FORECOURT_STRIPE_URL: 'http://127.0.0.1:1' }, 'takes real money'],
  [{ ...shared, FORECOURT_STRIPE_URL: 'http://stripe.example' }, 'could reach a stranger'],
  [{ ...shared, FORECOURT_STRIPE_URL: 'nonsense' }, 'could reach a stranger'],
])('%j is refused, and told without a secret (R21-03)', (env, told) => {
  const read = () => stripeSettings(env);
  expect(read).toThrow(told);
  expect(read).not.toThrow('s3cretCanary');
});

test('a server on this machine stands in with keys that take no money', () => {
  const env = { ...shared, FORECOURT_STRIPE_KEY: TEST_KEY };
  const url = 'http://127.0.0.1:4242';
  expect(stripeSettings({ ...env, FORECOURT_STRIPE_URL: ` ${url} ` })?.url).toBe(url);
});
