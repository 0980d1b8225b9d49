import type { BaseFilter, SortKey } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { printFilter } from '../filter/printFilter.ts';
import { listedFilter, rawFilter } from './listedFilter.ts';

const DAY = 86_400_000;

test.each<[string, BaseFilter, SortKey, string]>([
  ['no sold ones', { soldDays: 0 }, 'relevance', 'shown:=true && sold:=false'],
  [
    'sold ones for some days',
    { soldDays: 3 },
    'relevance',
    'shown:=true && (sold:=false || (sold:=true && sold_at:>=604800000))',
  ],
  [
    'conditions and statuses',
    { soldDays: 0, carTypes: ['used', 'demo'], statuses: ['in_stock'] },
    'latest',
    'shown:=true && car_type:=[used,demo] && sold:=false && status:=inz85fstock',
  ],
  [
    'held back, with photos',
    { soldDays: 0, minAgeDays: 2, minPhotos: 1 },
    'relevance',
    'shown:=true && sold:=false && created_at:<=691200000 && photos:>=1',
  ],
  [
    'above a price',
    { soldDays: 0, priceAbove: 1_000 },
    'price_asc',
    'shown:=true && sold:=false && price:>100000 && price:>0',
  ],
  [
    'empty lists limit nothing',
    { soldDays: 0, carTypes: [], statuses: [] },
    'price_desc',
    'shown:=true && sold:=false',
  ],
])('lists %s', (_, base, sort, printed) => {
  expect(printFilter(listedFilter(base, sort, 10 * DAY))).toBe(printed);
});

test('lists what has no creation date, however early it is', () => {
  const filter = listedFilter({ soldDays: 3, minAgeDays: 2 }, 'relevance', 0);
  expect(printFilter(filter)).toContain('sold_at:>=1)');
  expect(printFilter(filter)).toContain('created_at:<=0');
});

test('asks for raw values', () => {
  const filter = rawFilter({ seats: ['7'], categories: [], car_type: ['used', 'new'] });
  expect(printFilter(filter)).toBe('car_type:=[used,new] && seats:=7');
});
