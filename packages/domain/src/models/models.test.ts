import { describe, expect, test } from 'vitest';
import {
  findModel,
  modelBodies,
  modelBodyPath,
  modelLabel,
  modelLink,
  modelPath,
  modelsOfBody,
  modelTitle,
  parseModelBody,
} from '../index.ts';
import { aModel } from '../testing/aModel.ts';

test.each([
  [null, '/wrangler', false],
  ['', '/wrangler', false],
  ['/jeep/wrangler', '/jeep/wrangler', false],
  ['/go?to=https://jeep.example', '/go?to=https://jeep.example', false],
  ['https://jeep.example/wrangler', 'https://jeep.example/wrangler', true],
  ['HTTPS://jeep.example', 'HTTPS://jeep.example', true],
  ['//jeep.example', '//jeep.example', true],
])('override %j leads to %s, outside %s (R2-19)', (overrideUrl, href, external) => {
  expect(modelLink({ slug: 'wrangler', overrideUrl })).toEqual({ href, external });
});

test.each([
  [null, '/wrangler'],
  [' ', '/wrangler'],
  ['/jeep/wrangler', null],
  ['https://jeep.example', null],
])('a model with override %j has the page %j of its own (R2-19)', (overrideUrl, path) => {
  expect(modelPath({ slug: 'wrangler', overrideUrl })).toBe(path);
});

test.each([
  ['Jeep', 'Jeep Wrangler'],
  [null, 'Wrangler'],
  ['', 'Wrangler'],
])('a model of %j is called %s', (manufacturer, title) => {
  expect(modelTitle(aModel({ manufacturer }))).toBe(title);
});

test('an odd slug stays one segment', () => {
  expect(modelLink({ slug: 'a b/c', overrideUrl: null }).href).toBe('/a%20b%2Fc');
});

test.each([
  ['new', 'New'],
  ['coming_soon', 'Coming Soon'],
  [null, null],
] as const)('status %s is labelled %s (R2-85)', (status, label) => {
  expect(modelLabel({ status })).toBe(label);
});

test('a segment finds a slug before a newer slug (R2-19)', () => {
  const old = aModel({ id: 'a', slug: 'grand', newSlug: 'grand-l' });
  const other = aModel({ id: 'b', slug: 'grand-l' });
  expect(findModel([old, other], 'grand')?.id).toBe('a');
  expect(findModel([old, other], 'grand-l')?.id).toBe('b');
  expect(findModel([old], 'grand-l')?.id).toBe('a');
  expect(findModel([old, other], 'about')).toBeNull();
});

describe('/models?body= (R2-18)', () => {
  test('knows six filters', () => {
    expect(modelBodies).toEqual([
      'suv',
      'trucks',
      'vans',
      'performance',
      'electric',
      'future vehicles',
    ]);
    expect(modelBodies.map(parseModelBody)).toEqual(modelBodies);
    expect(modelBodies.map(modelBodyPath)).toContain('/models?body=future%20vehicles');
  });

  test.each([
    ['suv', 'suv'],
    ['SUV', 'suv'],
    ['future vehicles', 'future vehicles'],
    ['future+vehicles', 'future vehicles'],
    ['future-vehicles', 'future vehicles'],
    [' vans ', 'vans'],
    ['boats', null],
    ['', null],
    [null, null],
  ])('reads %j as %j', (text, body) => {
    expect(parseModelBody(text)).toBe(body);
  });

  test('filters the range', () => {
    const range = [
      aModel({ id: 'suv', bodies: ['SUV'] }),
      aModel({ id: 'truck', bodies: ['Truck'], fuels: ['Diesel'] }),
      aModel({ id: 'van', bodies: ['Vans', 'SUV'] }),
      aModel({ id: 'ev', bodies: ['Hatch'], fuels: ['Petrol', ' Electric '] }),
      aModel({ id: 'bev', fuels: ['Battery Electric'] }),
      aModel({ id: 'hybrid', fuels: ['Hybrid Electric', 'Electric Hybrid'] }),
      aModel({ id: 'soon', status: 'coming_soon' }),
      aModel({ id: 'fast', bodies: ['Performance'], status: 'new' }),
    ];
    const ids = (body: Parameters<typeof modelsOfBody>[1]) =>
      modelsOfBody(range, body).map(({ id }) => id);
    expect(ids('suv')).toEqual(['suv', 'van']);
    expect(ids('trucks')).toEqual(['truck']);
    expect(ids('vans')).toEqual(['van']);
    expect(ids('electric')).toEqual(['ev', 'bev']);
    expect(ids('future vehicles')).toEqual(['soon']);
    expect(ids('performance')).toEqual(['fast']);
    expect(ids(null)).toHaveLength(8);
    const plural = range
      .filter(({ id }) => id === 'suv')
      .map((it) => ({ ...it, bodies: ['SUVs'] }));
    expect(modelsOfBody(plural, 'suv')).toEqual(plural);
    expect(plural).toHaveLength(1);
  });
});
