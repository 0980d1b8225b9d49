import { expect, test } from 'vitest';
import { parseSearch } from './parseSearch.ts';
import { stockKind } from './stockKind.ts';

const mixed = ['car', 'motorcycle', 'caravan'] as const;
const CARAVANS = 'refinementList[item_type][0]=caravan';
const both = `${CARAVANS}&refinementList[item_type][1]=car`;
const all = { car: 166, motorcycle: 44, caravan: 20 };

test.each([
  ['one type is called by its name', '', { car: 3 }, ['car'], 'car'],
  ['cars alone among a mixed stock are cars', 'query=ute', { car: 3 }, mixed, 'car'],
  ['a mixture is vehicles', '', all, mixed, 'vehicle'],
  // A facet's own counts ignore its own refinement (R2-42).
  ['caravans alone, whatever else there is', CARAVANS, all, mixed, 'caravan'],
  ['chosen by a menu', 'menu[item_type]=motorcycle', all, mixed, 'motorcycle'],
  ['two chosen', both, all, mixed, 'vehicle'],
  ['two chosen, one found', both, { caravan: 2, motorcycle: 1 }, mixed, 'caravan'],
  ['nothing found of what was asked for', CARAVANS, { car: 3 }, mixed, 'caravan'],
  ['nothing found in a mixed stock', 'query=zz', {}, mixed, 'vehicle'],
  ['nothing found among caravans', 'query=zz', {}, ['caravan'], 'caravan'],
  ['counted as none', 'query=zz', { car: 0, caravan: 2 }, mixed, 'caravan'],
  ['an empty showroom', '', {}, [], 'car'],
  ['a type nobody knows', 'refinementList[item_type][0]=boat', {}, ['car'], 'car'],
] as const)('%s (R2-45)', (_, query, counts, ofSite, expected) => {
  const item_type = Object.entries(counts).map(([value, count]) => ({ value, count }));
  expect(stockKind({ item_type }, parseSearch(query), ofSite)).toBe(expected);
});
