import { sortKeys, sorts } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { isCode } from '../filter/filter.ts';
import { sortBy } from './sortBy.ts';
import type { TextFilter } from './textFilter.ts';

const TIES = 'rank:desc,id_order:asc';
const text: TextFilter = {
  matching: isCode('words', ['a']),
  better: [isCode('words', ['b']), isCode('words', ['c', 'd'])],
};

test.each([
  ['relevance', null, TIES],
  ['relevance', { ...text, better: [] }, TIES],
  ['relevance', text, `_eval([ (words:=b):2, (words:=[c,d]):1 ]):desc,${TIES}`],
  ['latest', text, `created_at:desc,${TIES}`],
  ['price_desc', null, `price_desc:desc,${TIES}`],
  ['price_asc', text, `price_asc:asc,${TIES}`],
] as const)('orders by %s (R2-37)', (sort, filter, expected) => {
  expect(sortBy(sort, filter)).toBe(expected);
});

test.each(
  sortKeys.flatMap((key) => (sorts[key].url === null ? [] : [[key, sorts[key].url] as const])),
)('orders %s by the field and in the direction that the URL names', (key, url) => {
  const [, field, direction] = url.split(':');
  const [first] = sortBy(key, null).split(',');
  expect(first?.startsWith(field!)).toBe(true);
  expect(first?.endsWith(`:${direction}`)).toBe(true);
});

test('asks for no more orders than the three that Typesense takes', () => {
  for (const sort of sortKeys) {
    const fields = sortBy(sort, text).match(/:(?:asc|desc)(?:,|$)/g);
    expect(fields?.length).toBeLessThanOrEqual(3);
  }
});
