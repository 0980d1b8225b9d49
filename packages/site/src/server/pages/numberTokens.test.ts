import { randomBytes } from 'node:crypto';
import type { DealerSite } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import { expect, test } from 'vitest';
import { createSeal } from '../http/seal.ts';
import { numberTokens } from './numberTokens.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 25, 12);
const hilux = aVehicle({ id: 'v1' });
const seal = createSeal(randomBytes(32));

function tokensOf(site: string, at: number, sealed = seal) {
  return numberTokens(sealed, { key: site } as DealerSite, () => at);
}

const given = tokensOf('one', NOON).give('0', hilux);

test.each([
  ['at once', NOON, true],
  ['after a quarter of an hour', NOON + 15 * MINUTE, true],
  ['just before half an hour', NOON + 30 * MINUTE - 1, true],
  ['after half an hour', NOON + 30 * MINUTE, false],
  ['the day after', NOON + 1_440 * MINUTE, false],
  ['before it was given', NOON - 1, false],
])('a token %s', (_, at, holds) => {
  expect(tokensOf('one', at).holds(given, '0', hilux)).toBe(holds);
});

test('one that is given late in its window holds for a quarter of an hour', () => {
  const late = tokensOf('one', NOON + 15 * MINUTE - 1).give('0', hilux);
  expect(tokensOf('one', NOON + 30 * MINUTE - 2).holds(late, '0', hilux)).toBe(true);
});

test.each([
  ['another dealer', () => tokensOf('two', NOON).holds(given, '0', hilux)],
  ['another number', () => tokensOf('one', NOON).holds(given, '1', hilux)],
  ['another vehicle', () => tokensOf('one', NOON).holds(given, '0', aVehicle({ id: 'v2' }))],
  ['no vehicle', () => tokensOf('one', NOON).holds(given, '0', null)],
  [
    'another server’s secret',
    () => tokensOf('one', NOON, createSeal(randomBytes(32))).holds(given, '0', hilux),
  ],
  ['a token that was altered', () => tokensOf('one', NOON).holds(`${given}x`, '0', hilux)],
  ['none', () => tokensOf('one', NOON).holds('', '0', hilux)],
])('it is not of %s', (_, holds) => {
  expect(holds()).toBe(false);
});

test('it is the same for every visitor (R4-16)', () => {
  expect(tokensOf('one', NOON + MINUTE).give('0', hilux)).toBe(given);
});
