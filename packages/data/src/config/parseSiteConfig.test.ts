import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ConfigError } from './configError.ts';
import { locationSchema } from './locationConfig.ts';
import { parseSiteConfig } from './parseSiteConfig.ts';
import { allLocations, siteConfigSchema } from './siteConfig.ts';
import { dealer } from './testing/dealer.ts';

function place(more: object) {
  return { ...dealer, locations: [{ ...dealer.locations[0], ...more }] };
}

function webhook(more: object = {}) {
  return { to: 'webhook', url: 'https://crm.example/leads', ...more };
}

const changed = { url: 'https://crm.example/changes' };

function faultsOf(config: unknown) {
  try {
    parseSiteConfig('site.json', config, {});
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('precedence: dealer over template over platform (R0-10)', () => {
  test('platform defaults fill what nobody says (R0-04, R1-08, R9-01, R9-13)', () => {
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
    [{ ...dealer, dropSpecRows: ['drives'] }, 'dropSpecRows[0]', 'none of its values'],
    [{ ...dealer, name: 'River \ud83d' }, 'name', 'U+D83D'],
    [{ ...dealer, about: ['Fine.', 'Not\u0000 \u202efine'] }, 'about[1]', 'U+0000, U+202E'],
    [{ ...dealer, labels: { 'new\uffff': 'x' } }, 'labels', 'U+FFFF'],
    [{ ...dealer, labels: { newtag: 'x' } }, 'labels.newtag', 'this key does not exist'],
    [{ ...dealer, slug: 'River City' }, 'slug', '"River City" cannot be its value'],
    [{ ...dealer, timeZone: 'Brisbane' }, 'timeZone', '"Brisbane" cannot be its value'],
    [{ ...dealer, makeLogos: { '': 'a.svg' } }, 'makeLogos[""]', 'its name is empty'],
    [{ ...dealer, gated: ['finance'] }, 'gated', 'nobody can sign in'],
    [{ ...dealer, garageEnabled: true, gated: ['sell'] }, 'gated[0]', 'none of its values'],
    [{ ...dealer, garageEnabled: true, https: false }, 'garageEnabled', 'without https'],
    [{ ...dealer, alerts: true, https: false }, 'alerts', 'without https'],
    [{ ...dealer, checkoutJourney: {} }, 'checkoutJourney', 'cannot be reserved'],
    [{ ...dealer, delivery: [{ to: 'fax' }] }, 'delivery[0].to', 'cannot be its value'],
    [{ ...dealer, delivery: [{ to: 'folder' }, { to: 'folder' }] }, 'delivery[1].to', 'before it'],
    [{ ...dealer, delivery: [webhook({ name: 'folder' })] }, 'delivery[0].name', 'only the folder'],
    [{ ...dealer, delivery: [webhook({ name: 'CRM' })] }, 'delivery[0].name', '"CRM" cannot be'],
    [{ ...dealer, delivery: [webhook(), webhook()] }, 'delivery[1].name', 'is called "webhook"'],
    [
      { ...dealer, delivery: [webhook({ kinds: ['Test Drives'] })] },
      'delivery[0].kinds[0]',
      'no form',
    ],
    [{ ...dealer, delivery: [webhook({ locations: ['l9'] })] }, 'delivery[0].locations[0]', '"l9"'],
    [
      { ...dealer, delivery: [webhook({ url: 'http://a.example' })] },
      'delivery[0].url',
      'cannot be',
    ],
    [
      { ...dealer, delivery: [webhook({ url: 'https://a:b@c.example' })] },
      'delivery[0].url',
      'hold',
    ],
    [
      { ...dealer, changeWebhooks: [{ url: 'http://a.example' }] },
      'changeWebhooks[0].url',
      'cannot be',
    ],
    [
      { ...dealer, changeWebhooks: [changed, changed] },
      'changeWebhooks[1].name',
      'is called "changes"',
    ],
    [
      { ...dealer, delivery: [webhook({ name: 'changes' })], changeWebhooks: [changed] },
      'changeWebhooks[0].name',
      'is called "changes"',
    ],
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
    [{ ...dealer, slug: 'River City' }, 'Use lower-case letters, digits and'],
    [{ ...dealer, hosts: ['https://a.example'] }, 'bare host name in lower case'],
    [{ ...dealer, hosts: [5] }, 'Write a text in quotes. It is for: Host names that show'],
    [{ ...dealer, timeZone: 'Brisbane' }, 'Write an IANA zone such as'],
    [{ ...dealer, theme: { brand: 'red' } }, 'Write a colour as #rrggbb. It is for: Main'],
    [{ ...dealer, theme: { colors: { hero: 7 } } }, 'Write a colour as #rrggbb, or surface'],
    [{ ...dealer, stock: { count: true } }, 'Write a whole number without quotes, or a text'],
    [{ ...dealer, hitsPerPage: 2 ** 60 }, 'The most is 60.'],
    [{ ...dealer, phone: 'call us' }, 'Write a number to call, or null'],
    [{ ...dealer, heroImage: 'hero.jpg' }, 'Write an address that begins with / or'],
    [{ ...dealer, heroImage: 'https://[/a.jpg' }, 'Write a whole address'],
    [{ ...dealer, heroImage: 'https://a.example/b.jpg' }, 'Write "a.example" into'],
    [place({ postcode: '400' }), 'Write four digits'],
    [place({ email: 'sales' }), 'Write an address such as sales@'],
    [place({ placeUrl: 'http://maps.example' }), 'begins with https://. It is for: Link to'],
    [place({ type: 'yard' }), 'Use one of: sales, service, parts, "".'],
    [place({ phone: 'none' }), 'Write a number to call, or null'],
    [place({ openingHours: { Mon: '9-5' } }), 'Write { "open": "08:30", "close": "17:00" }'],
    [place({ openingHours: { Mon: { open: '9' } } }), 'Write { "open": "08:30"'],
    [place({ holidayHours: [{ date: '25/12/2026', hours: 'Closed' }] }), 'a day as 2026-12-25'],
  ])('the remedy says what to write, %#', (config, remedy) => {
    expect(faultsOf(config)[0]?.remedy).toContain(remedy);
  });

  const wrong = [7, -7, 1e30, 'x', '', [], [7], [{}], ['x'], {}, { x: 7 }, { '': 7 }, null, true];
  const keys = Object.keys(siteConfigSchema.shape);
  const placeKeys = Object.keys(locationSchema.in.shape);
  test.each<[string, object[]]>([
    ['the site', wrong.map((value) => Object.fromEntries(keys.map((key) => [key, value])))],
    [
      'its places',
      wrong.map((value) => place(Object.fromEntries(placeKeys.map((key) => [key, value])))),
    ],
    ['its theme', wrong.map((value) => ({ ...dealer, theme: { brand: value, colors: value } }))],
    [
      'its messages',
      wrong.map((value) => ({ ...dealer, promos: [{ title: value, start: value }] })),
    ],
    ['its facets', wrong.map((value) => ({ ...dealer, filters: [{ facet: value, look: value }] }))],
    [
      'its hours',
      wrong.map((value) => place({ openingHours: { Mon: value, Tue: { open: value } } })),
    ],
  ])('%s: each key once, in our own words, with what to do', (_name, sites) => {
    const told = sites.map(faultsOf);
    for (const faults of told) {
      expect(faults).not.toEqual([]);
      expect(new Set(faults.map(({ key }) => key)).size).toBe(faults.length);
      for (const { key, fault, remedy } of faults) {
        expect(`${key}: ${fault}. ${remedy}`).not.toMatch(
          /invalid|expected|received|undefined|\bnan\b|unrecogni|correct|\u0000/i,
        );
        expect(remedy).toMatch(/^[A-Z].*\w.*\.$/);
        expect(fault.includes('does not exist') || remedy.includes(' It is for: ')).toBe(true);
      }
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
    expect(faultsOf({ ...dealer, slug: '', name: '' }).map((fault) => fault.key)).toEqual([
      'slug',
      'name',
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
