import { expect, test } from 'vitest';
import { lostOf } from './lostView.ts';

test.each([
  [
    { shows: 'makes', makes: [] },
    { shows: 'makes', makes: [] },
  ],
  [null, null],
  [undefined, null],
  ['Error: No route matches URL "/x"', null],
  [{ message: 'Not here' }, null],
])('of what was thrown, %j, a page of ways on is made of %j', (thrown, lost) => {
  expect(lostOf(thrown)).toEqual(lost);
});
