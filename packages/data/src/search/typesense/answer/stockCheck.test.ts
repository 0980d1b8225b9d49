import { expect, test } from 'vitest';
import type { SiteKey } from '../../../store/store.ts';
import type { FoundAnswer } from './answerSchema.ts';
import { createStockCheck } from './stockCheck.ts';

const SITE = 'northside' as SiteKey;
function name(version: number) {
  return `forecourt_northside_v${version}_0123456789ab`;
}

function from(collection_name: string, out_of: number): FoundAnswer {
  return { found: 1, out_of, request_params: { collection_name }, hits: [], facet_counts: [] };
}

test('takes answers from the whole of the stock, and from a newer one', () => {
  const check = createStockCheck(SITE, { version: 7, size: 12 });
  expect(() => check([from(name(7), 12), from(name(7), 12)])).not.toThrow();
  expect(() => check([])).not.toThrow();
  const other = createStockCheck(SITE, { version: 7, size: 12 });
  expect(() => other([from(name(8), 3)])).not.toThrow();
});

test.each([
  ['a part of it', [from(name(7), 12), from(name(7), 11)], 'a part of the stock'],
  ['an older one', [from(name(6), 12)], 'another stock'],
  ["no collection of this site's", [from('forecourt_north_v7_0123456789ab', 12)], 'another stock'],
  ['two', [from(name(7), 12), from(name(8), 12)], 'another stock'],
])('refuses answers from %s', (_, answers, message) => {
  const check = createStockCheck(SITE, { version: 7, size: 12 });
  expect(() => check(answers)).toThrow(message);
});

test('refuses a second answer from another collection than the first, whatever the stock is', () => {
  const check = createStockCheck(SITE, null);
  check([from('any', 3)]);
  expect(() => check([from('any', 2)])).not.toThrow();
  expect(() => check([from('other', 3)])).toThrow('another stock');
});

test('takes a second node by its own answer, when the first one failed', () => {
  const check = createStockCheck(SITE, { version: 7, size: 12 });
  expect(() => check([from(name(6), 12)])).toThrow('another stock');
  expect(() => check([from(name(7), 12)])).not.toThrow();
});
