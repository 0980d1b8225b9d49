import { describe, expect, test } from 'vitest';
import { readList } from './readList.ts';

describe('readList', () => {
  test.each([
    ['Tow bar, tinted|Bull bar', ['Tow bar, tinted', 'Bull bar']],
    ['Tow bar; Bull bar;', ['Tow bar', 'Bull bar']],
    ['Tow bar\nBull bar', ['Tow bar', 'Bull bar']],
    ['Tow bar, Bull bar, Tow bar', ['Tow bar', 'Bull bar']],
    ['Tow bar', ['Tow bar']],
    ['["Tow bar, 2 t", {"name": "Bull bar"}]', ['Tow bar, 2 t', 'Bull bar']],
    ['[Tow bar], [Bull bar]', ['[Tow bar]', '[Bull bar]']],
  ])('splits %j', (text, items) => {
    expect(readList(text)).toEqual(items);
  });

  test('reads lists of texts and of named things', () => {
    expect(readList(['Tow bar', { name: ' Bull  bar ' }, null])).toEqual(['Tow bar', 'Bull bar']);
    expect(readList([{ title: 'Tow bar', id: 7 }, { label: 'Bull bar' }, { id: 9 }])).toEqual([
      'Tow bar',
      'Bull bar',
      '9',
    ]);
    expect(readList(5)).toBeNull();
  });

  test('refuses things without a name, and takes a list of nothing', () => {
    expect(readList([{ fitted: true }, { fitted: false }])).toBeNull();
    expect(readList([])).toEqual([]);
    expect(readList(['', null, ' '])).toEqual([]);
  });

  test('refuses what would swell a vehicle', () => {
    expect(readList(Array.from({ length: 501 }, (_, at) => `Item ${at}`))).toBeNull();
    expect(readList(`Tow bar|${'x'.repeat(301)}`)).toBeNull();
  });
});
