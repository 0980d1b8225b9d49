import { applyChanges } from '@forecourt/domain';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askWire } from '../testing/wireServer.ts';
import {
  accept,
  after,
  before,
  type ChangingSites,
  car,
  NOW,
  openChangingSites,
  sold,
} from './testing/changingSites.ts';

const DAY = 86_400_000;

let site: ChangingSites;

beforeEach(async () => {
  site = await openChangingSites();
});
afterEach(() => site.remove());

describe('pages of changes (R17-40)', () => {
  test('applied to what a reader has, they give what /api/vehicles says then', async () => {
    const { position, changes: none } = await site.read();
    expect(none).toEqual([]);
    const mine = await site.listOf();
    expect((await site.read(`?since=${position}`)).changes).toEqual([]);
    await site.publish({ one: after }, NOW + 1);
    const { changes, pages } = await site.changesSince(position);
    expect(pages.map((page) => page.changes.length)).toEqual([100, 24]);
    const kinds = new Map(changes.map((change) => [change.id, change]));
    expect(kinds.get('cheaper')).toMatchObject({
      change: 'changed',
      fields: ['price'],
      version: 2,
    });
    expect(kinds.get('sold-listed')).toMatchObject({ change: 'sold', vehicle: { sold: true } });
    expect(kinds.get('leaves')).toMatchObject({ change: 'removed', vehicle: null });
    expect(kinds.get('new')).toMatchObject({
      ...{ change: 'added', fields: [], at: '2026-11-25T00:00:00.000Z' },
      vehicle: {
        url: `http://one.localhost:${site.server.port}/cars/new`,
        photos: [expect.stringContaining('one.localhost'), 'https://photos.example/2.jpg'],
      },
    });
    expect(kinds.has('stays')).toBe(false);
    expect(applyChanges(mine, changes)).toEqual(await site.listOf());
  });

  test('nothing is told of a vehicle or a fact that the website does not show', async () => {
    const { position } = await site.read();
    const secret = car('hidden', { showOnDealerWebsite: false, make: 'Lexus', price: 2 });
    await site.publish({ one: [...after, secret].slice(1) }, NOW + 1);
    const { changes } = await site.changesSince(position);
    expect(changes.map(({ id }) => id)).not.toContain('hidden');
    expect(changes.map(({ id }) => id)).not.toContain('held-back');
    expect(JSON.stringify(changes)).not.toMatch(/Lexus/);
  });

  test('what the clock brings and takes is told too', async () => {
    const { position } = await site.read();
    await site.publish({ one: [...before, car('held-back', { createdAt: NOW })] }, NOW + 1);
    site.now += 2 * DAY;
    const { changes } = await site.changesSince(position);
    expect(changes).toMatchObject([{ id: 'held-back', change: 'added' }]);
  });

  test('one that was sold leaves as sold where the site lists none that are', async () => {
    const { position } = await site.read('', 'two');
    await site.publish({ two: [car('theirs'), car('sells', sold)] }, NOW + 1);
    const { changes } = await site.changesSince(position, 1, 'two');
    expect(changes).toMatchObject([{ id: 'sells', change: 'sold', vehicle: null }]);
    expect(await site.listOf('two')).not.toHaveProperty('sells');
  });

  test('every answer is as the OpenAPI document says', async () => {
    const document = JSON.parse((await askWire(site.server, '/api/openapi.json')).text);
    const ajv = new Ajv2020({
      ...{ strict: false, allErrors: true },
      formats: { uri: URL.canParse, 'date-time': true },
    });
    ajv.addSchema(document, 'document');
    const { responses } = document.paths['/api/changes'].get;
    expect(Object.keys(responses)).toEqual(['200', '400', '405', '410', '429', '503']);
    const { position } = await site.read();
    await site.publish({ one: after }, NOW + 1);
    await site.changesSince(position);
    for (const search of ['', `?since=${position}`, '?since=0123abcd.1', '?since=7']) {
      const { status, text } = await askWire(site.server, `/api/changes${search}`, accept);
      const { $ref } = responses[status].content['application/json'].schema;
      const is = ajv.compile({ $ref: `document${$ref}` });
      expect([is(JSON.parse(text)), is.errors], search).toEqual([true, null]);
    }
  });

  test('a position of another record is too old, what is none is a mistake', async () => {
    const { position } = await site.read();
    const [epoch, number] = position.split('.');
    for (const [since, expected] of [
      ['0123abcd.1', 410],
      [`${epoch}.${Number(number) + 1}`, 410],
      [`${epoch}.${Number(number) - 1}`, 410],
      ['yesterday', 400],
      ['', 400],
    ] as const) {
      const { status, text, headers } = await askWire(
        site.server,
        `/api/changes?since=${since}`,
        accept,
      );
      expect([since, status]).toEqual([since, expected]);
      expect(headers['cache-control']).toBe('no-store');
      expect(Object.keys(JSON.parse(text).error)).toEqual(['what', 'why', 'fix']);
    }
  });

  test('a position holds over a restart, and what was imported meanwhile is told', async () => {
    const { position } = await site.read();
    await site.server.stop();
    await site.publish({ one: [...before, car('between')] }, NOW + 1);
    await site.publish({ one: [...before, car('between'), car('then')] }, NOW + 2);
    await site.start();
    const { changes } = await site.changesSince(position);
    expect(changes.map(({ id }) => id)).toEqual(['between', 'then']);
  });

  test('a visitor asks 120 times in a minute of each site (R17-11)', async () => {
    for (let n = 0; n < 120; n += 1) await site.read();
    const { status, headers, text } = await askWire(site.server, '/api/changes', accept);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Object.keys(JSON.parse(text).error)).toEqual(['what', 'why', 'fix']);
    await site.read('', 'two');
    site.now += 60_000;
    await site.read();
  });

  test('nothing can be sent, and HEAD has the headers alone', async () => {
    const headers = {
      origin: `http://one.localhost:${site.server.port}`,
      'content-type': 'application/json',
    };
    const own = await askWire(site.server, '/api/changes', { method: 'POST', headers });
    expect([own.status, own.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await askWire(site.server, '/api/changes', { method: 'DELETE' })).status).toBe(405);
    const head = await askWire(site.server, '/api/changes', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const page = await askWire(site.server, '/api/changes', { method: 'HEAD', ...accept });
    expect([page.status, page.text, page.headers['content-type']]).toEqual([
      200,
      '',
      'application/json',
    ]);
  });
});
