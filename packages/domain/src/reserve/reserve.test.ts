import { describe, expect, test } from 'vitest';
import {
  canBuyOnline,
  centsText,
  depositCents,
  reservationFacts,
  reserveTerms,
  termsSentence,
} from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';

test.each([
  [null, '$200'],
  [200, '$200'],
  [1500, '$1,500'],
  [0, '$0'],
])('a deposit of %s is labelled %s (R9-04)', (deposit, label) => {
  expect(reserveTerms(deposit, 'new', false).deposit).toBe(label);
});

test('is refundable in full and held for 48 hours', () => {
  expect(reserveTerms(null, 'new', false).promises).toEqual([
    'Your deposit is refundable in full.',
    'We hold the vehicle for you for 48 hours.',
  ]);
});

test.each([
  ['used', true, true],
  ['used', false, false],
  ['demo', true, false],
  ['new', true, false],
] as const)('a %s car, guarantee %s: money back %s (R9-04)', (carType, configured, promised) => {
  expect(
    reserveTerms(null, carType, configured).promises.includes('48-hour money-back guarantee'),
  ).toBe(promised);
});

test.each([
  ['used', 'in_stock', true, true],
  ['used', 'in_stock', false, false],
  ['used', 'sold', true, false],
  ['demo', 'in_stock', true, false],
  ['new', 'in_stock', true, false],
] as const)('a %s car, %s, flag %s: bought online %s (R2-06)', (carType, status, flag, allowed) => {
  expect(canBuyOnline(aVehicle({ carType, status }), flag)).toBe(allowed);
});

describe('online', () => {
  test('checkout-journey opens for a used car when its flag is on (R2-06)', () => {
    expect(canBuyOnline(aVehicle(), true)).toBe(true);
    expect(canBuyOnline(aVehicle(), false)).toBe(false);
    expect(canBuyOnline(aVehicle({ carType: 'demo' }), true)).toBe(false);
  });

  test('reserve text: refundable in full, held 48 hours; money back for pre-owned only (R9-04)', () => {
    const promises = (carType: 'new' | 'used', guarantee: boolean) =>
      reserveTerms(null, carType, guarantee).promises.join(' ');
    expect(promises('new', true)).toMatch(/refundable in full.*48 hours/);
    expect(promises('new', true)).not.toContain('48-hour money-back guarantee');
    expect(promises('used', true)).toContain('48-hour money-back guarantee');
    expect(promises('used', false)).not.toContain('48-hour money-back guarantee');
  });
});

test.each([
  [null, 20_000, '$200'],
  [1500, 150_000, '$1,500'],
  [199.5, 19_950, '$199.50'],
])('a deposit of %s is %i cents, %s', (deposit, cents, text) => {
  expect(depositCents(deposit)).toBe(cents);
  expect(centsText(cents)).toBe(text);
});

test('the sentence beside the button says what is paid when, and that it comes back (R9-04)', () => {
  const terms = { deposit: '$200' };
  expect(termsSentence(terms, true)).toMatch(/\$200 now.*refundable in full.*48 hours/);
  expect(termsSentence(terms, false)).toMatch(/nothing now.*48 hours.*\$200.*refundable in full/);
});

test.each([
  [undefined, /please confirm or decline/],
  ['held', /^Paid; held/],
  ['unpaid', /^Not paid/],
  ['cancelled', /^Cancelled by the shopper/],
] as const)('a dealer reads what became of it: %s', (outcome, text) => {
  const manageUrl = 'https://dealer.example/hold-request/1';
  const told = { id: 'r1', depositCents: 20_000, paysOnline: false, manageUrl };
  const facts = reservationFacts(outcome === undefined ? told : { ...told, outcome });
  expect(facts).toEqual([
    ['Reservation', expect.stringMatching(text)],
    ['Deposit', '$200'],
    ['Manage it', manageUrl],
  ]);
});
