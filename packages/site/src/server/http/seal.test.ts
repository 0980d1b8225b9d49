import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal(Buffer.alloc(32, 1));
const token = seal.close('valuation one', { id: 'a', low: 1_000 });
const [text = '', signature = ''] = token.split('.');
const other = Buffer.from('{"id":"b"}').toString('base64url');

test('what was sealed opens, for its purpose alone', () => {
  expect(seal.open('valuation one', token)).toEqual({ id: 'a', low: 1_000 });
  expect(seal.open('valuation two', token)).toBeNull();
  expect(createSeal(Buffer.alloc(32, 2)).open('valuation one', token)).toBeNull();
});

test.each([
  '',
  '.',
  'x',
  `${text}.`,
  text,
  `${other}.${signature}`,
  `${text}.${signature}.${signature}`,
  `${text}.${signature.slice(1)}`,
  'a.'.repeat(50_000),
])('%s opens nothing', (forged) => {
  expect(seal.open('valuation one', forged)).toBeNull();
});
