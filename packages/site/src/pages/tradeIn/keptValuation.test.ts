import { expect, test } from 'vitest';
import { readEstimate } from './keptValuation.ts';

const kept = {
  id: '1',
  rego: '',
  regoState: '',
  adjustmentAnswers: {},
  token: 't',
  car: '2019 Kia',
};

test('a kept estimate is read as it was kept', () => {
  expect(readEstimate(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  null,
  '',
  'null',
  '[]',
  '{"token":1,"car":"x"}',
  '{"car":"x"}',
  JSON.stringify({ ...kept, token: 'x'.repeat(8000) }),
  '{broken',
])('%s is absent (R3-18)', (text) => {
  expect(readEstimate(text)).toBeNull();
});
