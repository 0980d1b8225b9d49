import { describe, expect, test } from 'vitest';
import { settingsFrom } from './settings.ts';

test('without anything set, the demo on port 3000, searching within itself', () => {
  expect(settingsFrom({})).toMatchObject({ port: 3000, development: true, typesense: null });
});

test.each(['x', '-1', '70000', '3.5'])('PORT %j is refused', (PORT) => {
  expect(() => settingsFrom({ PORT })).toThrow(`PORT is "${PORT}"`);
});

test('who runs it for real gives a balancer time to learn of a stop', () => {
  const drainOf = (env: Record<string, string>) => settingsFrom(env).drainMs;
  expect(drainOf({})).toBe(0);
  expect(drainOf({ FORECOURT_ENV: 'production' })).toBe(2_000);
  expect(drainOf({ FORECOURT_ENV: 'production', FORECOURT_DRAIN_MS: '500' })).toBe(500);
});

test.each(['x', '-1', '9000'])('FORECOURT_DRAIN_MS %j is refused', (FORECOURT_DRAIN_MS) => {
  expect(() => settingsFrom({ FORECOURT_DRAIN_MS })).toThrow(
    `FORECOURT_DRAIN_MS is "${FORECOURT_DRAIN_MS}"`,
  );
});

test('who would rather have visitors wait than come back says for how long', () => {
  expect(settingsFrom({}).pageWaitMs).toBe(300);
  expect(settingsFrom({ FORECOURT_PAGE_WAIT_MS: '5000' }).pageWaitMs).toBe(5_000);
});

test.each(['soon', '', '49', '60001'])('FORECOURT_PAGE_WAIT_MS %j is refused', (text) => {
  expect(() => settingsFrom({ FORECOURT_PAGE_WAIT_MS: text })).toThrow(
    `FORECOURT_PAGE_WAIT_MS is "${text}", so it is unclear how long a visitor should wait before a busy server says so. Set it to milliseconds from 50 to 60000.`,
  );
});

describe('Typesense', () => {
  const of = (nodes?: string, key?: string) =>
    settingsFrom({ FORECOURT_TYPESENSE_NODES: nodes, FORECOURT_TYPESENSE_KEY: key }).typesense;

  test('its nodes and a key', () => {
    expect(of('http://a:8108/, https://b.example\nhttp://c:8108/path', ' k3y ')).toEqual({
      nodes: ['http://a:8108', 'https://b.example', 'http://c:8108/path'],
      key: 'k3y',
    });
  });

  test.each([
    [undefined, undefined],
    ['', ''],
    [' , ', '  '],
  ])('%j and %j are none', (nodes, key) => {
    expect(of(nodes, key)).toBeNull();
  });

  test.each([
    ['http://a:8108', undefined, 'FORECOURT_TYPESENSE_KEY is not'],
    [undefined, 'k3y', 'FORECOURT_TYPESENSE_NODES is not'],
    ['http://a:8108', 'k3y k3y', 'Copy the key again'],
    ['a:8108', 'k3y', 'Address 1 of'],
    ['http://a:8108,ftp://b', 'k3y', 'Address 2 of'],
    ['http://user:secret@a:8108', 'k3y', 'Address 1 of'],
    ['http://a:8108?x-typesense-api-key=secret', 'k3y', 'Address 1 of'],
  ])('%j and %j stop the start, and nothing secret is told', (nodes, key, text) => {
    expect(() => of(nodes, key)).toThrow(text);
    expect(() => of(nodes, key)).not.toThrow(/k3y|secret/);
  });
});

test.each([
  [{}, true],
  [{ NODE_ENV: 'production' }, false],
  [{ FORECOURT_ENV: 'production' }, false],
  [{ NODE_ENV: 'development', FORECOURT_ENV: 'production' }, false],
])('with %j the inbox is there: %s', (env, expected) => {
  expect(settingsFrom(env).inbox).toBe(expected);
});

test('secrets of webhooks, by their names and nothing else', () => {
  const secrets = { FORECOURT_WEBHOOK_SECRET_ONE__CRM: 's3cret' };
  const env = { ...secrets, FORECOURT_WEBHOOK_SECRET_TWO__CRM: '', FORECOURT_OTHER: 'x' };
  expect(settingsFrom(env).webhookSecrets).toEqual(secrets);
});

const ALL = [
  ...['reviews', 'rego', 'valuation', 'geocoder', 'disclaimers', 'miscellaneous'],
  'appointments',
];

test.each([
  [undefined, ALL],
  [' ', ALL],
  ['rego, geocoder', ['rego', 'geocoder']],
])('services of the platform %j are %j', (services, expected) => {
  expect(settingsFrom({ FORECOURT_PLATFORM_SERVICES: services }).platformServices).toEqual(
    expected,
  );
});

test('a service that no platform is asked for is told', () => {
  expect(() => settingsFrom({ FORECOURT_PLATFORM_SERVICES: 'regos' })).toThrow(
    /names "regos", .* Name some of reviews, rego, valuation, geocoder/,
  );
});

describe.each([
  ['FORECOURT_CONTENT_URL', 'contentUrl'],
  ['FORECOURT_PLATFORM_URL', 'platformUrl'],
] as const)('%s', (name, key) => {
  const of = (url?: string) => settingsFrom({ [name]: url })[key];

  test.each([[undefined], [''], ['  ']])('%j is none', (url) => {
    expect(of(url)).toBeNull();
  });

  test.each([
    ['https://cms.example/sites', 'https://cms.example/sites'],
    [' http://me:p%40ss@10.0.0.1:8080/ ', 'http://me:p%40ss@10.0.0.1:8080/'],
  ])('%j is a service', (url, expected) => {
    expect(of(url)).toBe(expected);
  });

  test.each([
    'cms.example',
    'ftp://me:s3cret@cms.example',
    'https://cms.example/?token=s3cret',
    'https://cms.example/#s3cret',
    'https://me:s3cret%zz@cms.example',
  ])('%j is refused, and not told', (url) => {
    expect(() => of(url)).toThrow(`${name} is not a plain`);
    expect(() => of(url)).not.toThrow(/s3cret/);
  });
});

describe('the database', () => {
  const of = (FORECOURT_DATABASE_URL?: string) =>
    settingsFrom({ FORECOURT_DATABASE_URL }).databaseUrl;

  test('is the folder where none is named', () => {
    expect([of(), of(' ')]).toEqual([null, null]);
    expect(of(' postgresql://a:b%40c@db.example/forecourt ')).toBe(
      'postgresql://a:b%40c@db.example/forecourt',
    );
  });

  test.each([
    'db.example',
    'mysql://u:secret@h/d',
    'postgres://u:secret@h',
    'postgres://u:secret@h/',
  ])('%j stops the start, and nothing secret is told', (url) => {
    expect(() => of(url)).toThrow('FORECOURT_DATABASE_URL is not the address');
    expect(() => of(url)).not.toThrow(/secret/);
  });
});

describe('what is measured', () => {
  const of = (port?: string, host?: string) =>
    settingsFrom({ FORECOURT_METRICS_PORT: port, FORECOURT_METRICS_HOST: host }).metrics;

  test.each([
    [undefined, undefined, null],
    [' ', '', null],
    ['9464', undefined, { port: 9464, host: '127.0.0.1' }],
    ['0', ' 10.0.0.5 ', { port: 0, host: '10.0.0.5' }],
  ])('port %j and host %j are %j', (port, host, expected) => {
    expect(of(port, host)).toEqual(expected);
  });

  test.each([
    ['x', undefined, 'FORECOURT_METRICS_PORT is "x"'],
    ['70000', undefined, 'FORECOURT_METRICS_PORT is "70000"'],
    [undefined, '0.0.0.0', 'FORECOURT_METRICS_PORT is not'],
  ])('port %j and host %j stop the start', (port, host, text) => {
    expect(() => of(port, host)).toThrow(text);
  });
});
