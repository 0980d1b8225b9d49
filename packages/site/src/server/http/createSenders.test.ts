import { expect, test } from 'vitest';
import { createSenders } from './createSenders.ts';

const DAY = 24 * 3_600_000;

test('who sends the same words is counted once a day, by site (R17-15)', () => {
  let time = 1_000;
  const senders = createSenders(() => time);
  const counts = ['a@x.example', 'A@X.example', 'b@x.example'].map((sender) =>
    senders.count('one', 'buy my links', sender),
  );
  expect(counts).toEqual([1, 1, 2]);
  expect(senders.count('two', 'buy my links', 'c@x.example')).toBe(1);
  expect(senders.count('one', 'other words', 'c@x.example')).toBe(1);
  expect(senders.count('one', null, 'c@x.example')).toBe(0);
  time += DAY + 1;
  expect(senders.count('one', 'buy my links', 'c@x.example')).toBe(1);
});

test('however many send one message, little is remembered', () => {
  const senders = createSenders(() => 1);
  const counts = Array.from({ length: 100 }, (_, index) => senders.count('one', 'w', `${index}`));
  expect(counts.at(-1)).toBe(20);
});
