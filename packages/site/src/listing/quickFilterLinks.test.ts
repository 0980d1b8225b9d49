import { formatSearch, parseSearch } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { quickFilterLinks } from './quickFilterLinks.ts';

const SUV = 'refinementList[body][0]=SUV';

test.each([
  ['', SUV, false, SUV],
  [SUV, SUV, true, ''],
  [`${SUV}&page=3`, 'range[price]=:20000', false, `${SUV}&range[price]=:20000`],
  [
    'refinementList[body][0]=Ute',
    SUV,
    false,
    'refinementList[body][0]=SUV&refinementList[body][1]=Ute',
  ],
  [
    'refinementList[body][0]=SUV&refinementList[body][1]=Ute',
    SUV,
    true,
    'refinementList[body][0]=Ute',
  ],
  // One band at a time (R2-31).
  ['menu[price_range]=A', 'menu[price_range]=B', false, 'menu[price_range]=B'],
  ['menu[price_range]=B', 'menu[price_range]=B', true, ''],
  ['range[price]=:30000', 'range[price]=:20000', false, 'range[price]=:20000'],
  [`query=red&${SUV}&range[price]=:20000`, `${SUV}&range[price]=:20000`, true, 'query=red'],
  [SUV, `${SUV}&range[price]=:20000`, false, `${SUV}&range[price]=:20000`],
  ['', 'sortBy=Car_production:created_at:desc', false, 'sortBy=Car_production:created_at:desc'],
  ['sortBy=Car_production:created_at:desc', 'sortBy=Car_production:created_at:desc', true, ''],
  ['query=red', 'query=towbar', false, 'query=towbar'],
  ['query=towbar', 'query=towbar', true, ''],
])('"%s" and the promoted "%s": in force %s, leads to "%s"', (asked, search, active, href) => {
  const [link] = quickFilterLinks(parseSearch(asked), [{ label: 'One', search }], formatSearch);
  expect(link).toEqual({ label: 'One', active, href });
});
