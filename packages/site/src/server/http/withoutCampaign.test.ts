import { expect, test } from 'vitest';
import { withoutCampaign } from './withoutCampaign.ts';

test.each([
  ['', ''],
  ['?', ''],
  ['?utm_source=mail&utm_campaign=may&gclid=a%20b', ''],
  ['?page=2&fbclid=x', '?page=2'],
  ['?gclid=x&page=2&utm_term&sortBy=a', '?page=2&sortBy=a'],
])('what a campaign adds to an address names no other page: %s', (search, same) => {
  expect(withoutCampaign(search)).toBe(same);
});

test.each([
  '?query=utm_source=x',
  '?xgclid=1',
  '?gclidx=1',
  '?UTM_SOURCE=1',
  '?utm%5Fsource=1',
  '?refinementList[make][0]=Kia&range[price]=:30000',
  '?page=2&page=3',
])('every other parameter stays as it is: %s', (search) => {
  expect(withoutCampaign(search)).toBe(search);
});
