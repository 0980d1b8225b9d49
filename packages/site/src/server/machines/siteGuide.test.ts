import { aVehicle } from '@forecourt/data/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishStock } from '../../testing/publishStock.ts';
import { type SiteFolder, siteFolder } from '../../testing/siteFolder.ts';
import type { RunningServer } from '../serverOptions.ts';
import { askWire, startWire } from '../testing/wireServer.ts';

let folder: SiteFolder;
let server: RunningServer;

beforeAll(async () => {
  const place = { type: 'sales', phone: '(07) 3555 1234', city: 'Milton', state: 'QLD' };
  const locations = [
    { ...place, id: 'm', slug: 'milton', name: 'Milton\n# [yard](x)', street: '1 High Street' },
    { ...place, id: 'h', slug: 'hidden', name: 'Back lot', city: 'Nowhere', visible: false },
  ];
  folder = await siteFolder(
    { slug: 'one', name: 'One Motors', locations, sellMyCar: false },
    { slug: 'two' },
  );
  await folder.write('one', 'content/pages/fleet.md', '---\ntitle: Fleet sales\n---\nCall us.');
  const vehicles = ['a', 'b', 'c'].map((id) =>
    aVehicle({ id, slug: id, showOnDealerWebsite: id !== 'c' }),
  );
  await publishStock(folder, { one: vehicles });
  server = await startWire(folder, {
    handle: async () => new Response('', { status: 404 }),
    hasPage: () => false,
    routeIds: new Set(['named', 'contact', 'location', 'sellMyCar', 'listing', 'compare']),
  });
});

afterAll(async () => {
  await server.stop();
  await folder.remove();
});

test('a site says in short what it is, and where its stock, its places and its pages are', async () => {
  const { status, text, headers } = await askWire(server, '/llms.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const origin = `http://one.localhost:${server.port}`;
  expect(text.split('\n')).toEqual([
    '# One Motors',
    '',
    '> A vehicle dealer in Milton. 2 vehicles are listed on this website now.',
    '',
    expect.stringContaining('Australian dollars'),
    '',
    '## Stock',
    '',
    `- [All vehicles](${origin}/search): the listing, for people`,
    `- [Vehicles as JSON](${origin}/api/vehicles): the same search, page by page`,
    `- [Changes of the stock](${origin}/api/changes): as they come, or since the last time`,
    `- [OpenAPI document](${origin}/api/openapi.json): every parameter of that search`,
    `- [MCP server](${origin}/mcp): for assistants: search, a vehicle, a comparison, the places`,
    '',
    '## Places',
    '',
    `- [Milton yardx](${origin}/contact-us/milton): 1 High Street, Milton QLD`,
    '',
    '## Pages',
    '',
    `- [Contact us](${origin}/contact-us)`,
    `- [Fleet sales](${origin}/fleet)`,
    '',
  ]);
});

test('another dealer’s is their own, and it is sent again only where it has changed', async () => {
  const theirs = await askWire(server, '/llms.txt', {}, 'two');
  expect(theirs.text).toMatch(/^# two\n/);
  expect(theirs.text).not.toContain('One Motors');
  const again = { headers: { 'if-none-match': String(theirs.headers.etag) } };
  expect((await askWire(server, '/llms.txt', again, 'two')).status).toBe(304);
});
