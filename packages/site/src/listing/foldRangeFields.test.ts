import { formatSearch, parseSearch } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import { foldRangeFields } from './foldRangeFields.ts';

describe('the price fields of the form without JavaScript become one range (R2-77)', () => {
  test.each([
    ['?query=&price_min=10000&price_max=20000', 'range[price]=10000:20000'],
    ['?price_min=&price_max=40000', 'range[price]=:40000'],
    ['?price_min=$5,000&price_max=', 'range[price]=5000:'],
    ['?price_min=&price_max=', ''],
    ['?price_min=abc&price_max=-', ''],
    ['?price_min=30000&price_max=20000', 'range[price]=20000:30000'],
    ['?price_min=&price_max=20.5k', 'range[price]=:20500'],
    ['?km_min=&km_max=20 k km', 'range[km]=:20000'],
    ['?price_max=1e999', ''],
    ['?price_max=9999999999', ''],
    [
      '?query=ranger&price_min=1000&refinementList[make][0]=Ford',
      'query=ranger&refinementList[make][0]=Ford&range[price]=1000:',
    ],
    ['?range[price]=1:2&price_min=&price_max=', ''],
    // Untouched, also with the cents of an address.
    ['?range[price]=:30000.5&price_min=&price_max=30000.5', 'range[price]=:30000.5'],
    ['?range[price]=:30000&price_min=&price_max=30,000', 'range[price]=:30000'],
    ['?range[price]=:30000&price_min=50000&price_max=30000', 'range[price]=29999:30000'],
    ['?range[price]=50000:&price_min=50000&price_max=20k', 'range[price]=50000:50001'],
    ['?range[price]=50000:60000&price_min=30000&price_max=20000', 'range[price]=20000:30000'],
    ['?range[price]=:30000&price_min=cheap&price_max=30000', 'range[price]=:30000'],
  ])('%s', (search, expected) => {
    const folded = foldRangeFields(search, parseSearch(search));
    expect(folded).not.toBeNull();
    expect(folded && formatSearch(folded)).toBe(expected);
  });

  test('an address without the fields is left as it is', () => {
    expect(foldRangeFields('?range[price]=1:2', parseSearch('?range[price]=1:2'))).toBeNull();
  });
});
