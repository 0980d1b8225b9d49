import { describe, expect, test } from 'vitest';
import { ConfigError } from './configError.ts';
import { parseSiteConfig } from './parseSiteConfig.ts';
import { dealer } from './testing/dealer.ts';
import { wordGroups } from './words/wordTable.ts';

function wordsOf(own: object, template: object = {}) {
  return parseSiteConfig('site.json', { ...dealer, words: own }, { words: template }).words;
}

function faultsOf(own: unknown, template: unknown = {}) {
  try {
    parseSiteConfig('site.json', { ...dealer, words: own }, { words: template }, 'template.json');
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('dealer over template over platform, word by word (R0-10)', () => {
  test.each([
    [{}, {}, 'Latest arrivals'],
    [{}, { home: { latest: 'Latest in stock' } }, 'Latest in stock'],
    [{ home: { latest: 'New here' } }, { home: { latest: 'Latest in stock' } }, 'New here'],
    [{ home: { about: 'Us' } }, { home: { latest: 'Latest in stock' } }, 'Latest in stock'],
    [{ home: { latest: '  New here ' } }, {}, 'New here'],
  ])('%j over %j', (own, template, latest) => {
    const { home, success } = wordsOf(own, template);
    expect(home.latest).toBe(latest);
    expect(success.thanks).toBe('Thank you');
  });

  test('without any, all of them are those of the platform', () => {
    const { words } = parseSiteConfig('site.json', dealer, {});
    expect(words).toEqual(
      Object.fromEntries(
        wordGroups.map(([name, group]) => [
          name,
          Object.fromEntries(Object.entries(group.words).map(([key, { text }]) => [key, text])),
        ]),
      ),
    );
  });
});

describe('every word of the table', () => {
  const table = wordGroups.flatMap(([group, { words }]) =>
    Object.entries(words).map(([key, one]) => [`${group}.${key}`, one] as const),
  );
  test.each(table)(
    '%s is sound, and says where it stands',
    (path, { text, help, placeholders }) => {
      const [group = '', key = ''] = path.split('.');
      expect(faultsOf({ [group]: { [key]: text } })).toEqual([]);
      expect(help).toMatch(/^[A-Z].*[^.]$/);
      const named = placeholders.map((name) => `{${name}}`).join(' and ');
      expect(faultsOf({ [group]: { [key]: `x ${named}` } })).toEqual([]);
    },
  );
});

describe('faults name file, key, fault and remedy', () => {
  test.each([
    [{ hom: {} }, 'words.hom', 'this key does not exist', 'Did you mean home?'],
    [{ home: { newest: 'x' } }, 'words.home.newest', 'does not exist', 'latest'],
    [{ home: { lates: 'x' } }, 'words.home.lates', 'does not exist', 'Did you mean latest?'],
    [{ home: { latest: '' } }, 'words.home.latest', 'it is empty', 'over the newest'],
    [{ home: { latest: '   ' } }, 'words.home.latest', 'it is', 'The least is 1 character'],
    [{ home: { latest: 7 } }, 'words.home.latest', 'the number 7', 'Write a text in quotes'],
    [{ home: { latest: 'x'.repeat(241) } }, 'words.home.latest', 'too long', 'The most is 240'],
    [{ home: 'x' }, 'words.home', 'the text "x" stands where an object', 'Words of the home page'],
    [{ home: { latest: 'a\u0000' } }, 'words.home.latest', 'U+0000', 'anew'],
    [
      { home: { all: 'All {cuont}' } },
      'words.home.all',
      '{cuont} stands for nothing here, so shoppers would read its braces',
      'Write {count} where that is meant, or leave the braces out.',
    ],
    [{ home: { all: 'All {make}' } }, 'words.home.all', '{make}', 'Write {name} or {count}, or'],
    [{ home: { all: 'All {count' } }, 'words.home.all', '{ stands for', 'Write {name} or {count}'],
    [{ home: { all: '{{count}}' } }, 'words.home.all', '{ stands for', 'leave the braces out'],
    [{ home: { all: '{constructor}' } }, 'words.home.all', '{constructor} stands', 'Write'],
    [{ stock: { one: 'One {count}' } }, 'words.stock.one', '{count} stands', 'Leave the braces'],
    [
      { vehicle: { similar: `{${'x'.repeat(200)}}` } },
      'words.vehicle.similar',
      `{${'x'.repeat(23)} stands`,
      'Leave the braces out. It is for: Heading over vehicles like it.',
    ],
  ])('%j', (own, key, fault, remedy) => {
    const [first, ...others] = faultsOf(own);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ file: 'site.json', key });
    expect(first?.fault).toContain(fault);
    expect(first?.remedy).toContain(remedy);
  });

  test('what a template says wrong is told of its file', () => {
    expect(faultsOf({}, { home: { all: '{n}' } })).toMatchObject([
      { file: 'template.json', key: 'words.home.all' },
    ]);
  });
});
