import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ConfigError } from './configError.ts';
import { parseSiteConfig } from './parseSiteConfig.ts';
import { allLocations, type SiteConfigInput, siteConfigSchema } from './siteConfig.ts';

const dealer: SiteConfigInput = {
  slug: 'river-city',
  template: 'metro',
  id: 'w1',
  name: 'River City Motors',
  dealershipId: 'd1',
  locations: [{ id: 'l1', slug: 'milton', name: 'Milton' }],
};

function faultsOf(config: unknown) {
  try {
    parseSiteConfig('site.json', config, {});
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('precedence: dealer over template over platform (G10)', () => {
  test('platform defaults fill what nobody says', () => {
    const config = parseSiteConfig('site.json', dealer, {});
    expect(config.hitsPerPage).toBe(21);
    expect(config.labels.noPrice).toBe('Enquire for price.');
    expect(config.includeSoldCarsDays).toBe(3);
    expect(config.timeZone).toBe('Australia/Brisbane');
  });

  test('a template changes a default, key by key', () => {
    const config = parseSiteConfig('site.json', dealer, { labels: { newTag: 'Just In' } });
    expect(config.labels).toMatchObject({ newTag: 'Just In', soldTag: 'JUST SOLD' });
  });

  test('the dealer has the last word', () => {
    const own = { ...dealer, labels: { newTag: 'Fresh' } };
    const config = parseSiteConfig('site.json', own, { labels: { newTag: 'Just In' } });
    expect(config.labels.newTag).toBe('Fresh');
  });

  test('the result cannot be changed', () => {
    const config = parseSiteConfig('site.json', dealer, {});
    expect(Object.isFrozen(config.labels)).toBe(true);
  });
});

describe('faults name file, key, fault and remedy', () => {
  test.each([
    [{ ...dealer, hostz: [] }, 'hostz', 'this key does not exist'],
    [{ ...dealer, name: 'River \ud83d' }, 'name', 'U+D83D'],
    [{ ...dealer, about: ['Fine.', 'Not\u0000 \u202efine'] }, 'about[1]', 'U+0000, U+202E'],
    [{ ...dealer, labels: { 'new\uffff': 'x' } }, 'labels', 'U+FFFF'],
    [{ ...dealer, labels: { newtag: 'x' } }, 'labels.newtag', 'this key does not exist'],
    [{ ...dealer, slug: 'River City' }, 'slug', 'lower-case'],
    [{ ...dealer, hosts: ['https://a.example'] }, 'hosts[0]', 'bare host name'],
    [{ ...dealer, timeZone: 'Brisbane' }, 'timeZone', 'IANA zone'],
    [{ ...dealer, theme: { brand: 'red' } }, 'theme.brand', '#rrggbb'],
    [{ ...dealer, hitsPerPage: '21' }, 'hitsPerPage', 'the text "21" stands where a number'],
    [{ ...dealer, hitsPerPage: 2.5 }, 'hitsPerPage', 'the number 2.5 stands where a whole number'],
    [{ ...dealer, hitsPerPage: 99 }, 'hitsPerPage', 'it is 99, which is too large'],
    [{ ...dealer, name: '' }, 'name', 'it is empty'],
    [{ ...dealer, name: undefined }, 'name', 'it is missing'],
    [{ ...dealer, locations: [] }, 'locations', 'it is empty'],
    [{ ...dealer, locations: {} }, 'locations', 'an object stands where a list'],
    [{ ...dealer, phone: 7 }, 'phone', 'the number 7 stands where a text'],
    [{ ...dealer, resultView: 'gird' }, 'resultView', '"gird" is none of its values'],
    [{ ...dealer, stock: { count: [] } }, 'stock.count', '[] cannot be its value'],
    [{ ...dealer, makeLogos: { Kia: 1 } }, 'makeLogos.Kia', 'the number 1 stands where a text'],
    [
      { ...dealer, locations: [{ ...dealer.locations[0], postcode: '400' }] },
      'locations[0].postcode',
      'four digits',
    ],
  ])('%#', (config, key, fault) => {
    const [first] = faultsOf(config);
    expect(first).toMatchObject({ file: 'site.json', key });
    expect(first?.fault).toContain(fault);
    expect(first?.remedy).not.toBe('');
  });

  test.each([
    [{ ...dealer, hostz: [] }, 'Did you mean hosts? Otherwise remove it.'],
    [{ ...dealer, labels: { newtag: 'x' } }, 'Did you mean newTag? Otherwise remove it.'],
    [{ ...dealer, labels: { zebra: 'x' } }, 'Remove it, or use one of: '],
    [{ ...dealer, resultView: 'gird' }, 'Did you mean grid?'],
    [{ ...dealer, hitsPerPage: 99 }, 'The most is 60. It is for: Vehicles on a page'],
    [{ ...dealer, name: '' }, 'The least is 1 character. It is for: Name shoppers'],
    [{ ...dealer, name: undefined }, 'Add a text in quotes. It is for: Name shoppers'],
  ])('the remedy says what to write, %#', (config, remedy) => {
    expect(faultsOf(config)[0]?.remedy).toContain(remedy);
  });

  test('nothing is said in the words of the schema library', () => {
    const keys = Object.keys(siteConfigSchema.shape);
    const told = [7, 'x', [], [7], {}, { x: 7 }, null, true].flatMap((value) =>
      faultsOf(Object.fromEntries(keys.map((key) => [key, value]))),
    );
    expect(told.length).toBeGreaterThan(keys.length);
    for (const { key, fault, remedy } of told) {
      expect(`${key}: ${fault}. ${remedy}`).not.toMatch(
        /invalid|expected|received|undefined|\bnan\b|unrecogni|\u0000/i,
      );
    }
  });

  test('a misspelt key is one fault, not that another is missing too', () => {
    const { name, ...rest } = dealer;
    expect(faultsOf({ ...rest, nmae: name })).toMatchObject([{ key: 'nmae' }]);
    expect(faultsOf({ ...dealer, name: 7, nmae: name })).toHaveLength(2);
  });

  test('what the template says wrong is told of its file', () => {
    const layer = { labels: { newtag: 'x' }, hitsPerPage: 0 };
    expect(() => parseSiteConfig('site.json', dealer, layer, 'template.json')).toThrow(
      /template\.json · hitsPerPage.*template\.json · labels\.newtag/s,
    );
  });

  test('several faults are told at once', () => {
    expect(faultsOf({ ...dealer, slug: '', id: '' }).map((fault) => fault.key)).toEqual([
      'slug',
      'id',
    ]);
  });

  test('something that is no object', () => {
    expect(faultsOf('x')).toHaveLength(1);
  });
});

test('every key of a site says what it is for', () => {
  const silent = Object.entries(siteConfigSchema.shape)
    .filter(([, schema]) => !(schema as z.ZodType).description && !describes(schema))
    .map(([key]) => key);
  expect(silent).toEqual([]);
});

/** Help may stand on the schema inside a default or a nullable. */
function describes(schema: unknown): boolean {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    const inner = schema.unwrap();
    return Boolean((inner as z.ZodType).description) || describes(inner);
  }
  return false;
}

test('opening hours become the domain shape, holidays with their weekday', () => {
  const [location] = parseSiteConfig(
    'site.json',
    {
      ...dealer,
      locations: [
        {
          id: 'l1',
          slug: 'milton',
          name: 'Milton',
          openingHours: {
            Mon: { open: '08:30', close: '17:30' },
            Tue: { open: '08:30', close: '17:30' },
            Wed: { open: '08:30', close: '17:30' },
            Thu: { open: '08:30', close: '17:30' },
            Fri: { open: '08:30', close: '17:30' },
            Sat: { open: '08:30', close: '16:00' },
            Sun: 'Closed',
          },
          holidayHours: [{ date: '2026-12-25', hours: 'Closed' }],
        },
      ],
    },
    {},
  ).locations;
  expect(location?.openingHours).toHaveLength(8);
  expect(location?.openingHours.find((hour) => hour.weekday === 0)?.status).toBe('Closed');
  expect(location?.openingHours.at(-1)).toMatchObject({ date: '2026-12-25', weekday: 5 });
});

test('a place that is not visible stands apart from those that are listed (R3-14)', () => {
  const back = { id: 'l2', slug: 'back', name: 'Back', visible: false };
  const config = parseSiteConfig(
    'site.json',
    { ...dealer, locations: [back, ...dealer.locations] },
    {},
  );
  expect(config.locations.map(({ slug }) => slug)).toEqual(['milton']);
  expect(config.hiddenLocations.map(({ slug }) => slug)).toEqual(['back']);
  expect(allLocations(config).map(({ slug }) => slug)).toEqual(['milton', 'back']);
});
