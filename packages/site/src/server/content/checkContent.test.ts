import { type DealerSite, parseSiteConfig, type SiteKey } from '@forecourt/data';
import { type FaultServer, startFaultServer } from '@forecourt/data/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from './checkContent.ts';

const site: DealerSite = {
  key: 'one' as SiteKey,
  folder: '/nowhere/one',
  config: parseSiteConfig(
    'site.json',
    {
      slug: 'one',
      template: 'classic',
      name: 'One',
      locations: [{ id: 'l1', slug: 'milton', name: 'Milton' }],
    },
    {},
  ),
};

let service: FaultServer;
let content: object | undefined;

beforeEach(async () => {
  content = undefined;
  service = await startFaultServer((_body, { url }) =>
    url === '/sites/one/content.json' ? content : undefined,
  );
});
afterEach(() => service.close());

function check() {
  return checkContent([site], `${service.url.replace('//', '//name:s3cret@')}/sites`);
}

async function toldBy(): Promise<string> {
  const error: unknown = await check().catch((told: unknown) => told);
  return String(error);
}

test('content at a service is read there, and whom it has none of is said', async () => {
  expect(await check()).toEqual({ without: [site] });
  content = { offers: { offers: [] } };
  expect(await check()).toEqual({ without: [] });
});

test('what could not be shown is told by where it stands in the answer', async () => {
  content = { offers: { offers: [{ id: 'a' }] }, pages: { 'search.md': '---\ntitle: x\n---\n' } };
  const told = await toldBy();
  expect(told).toMatch(/sites\/one\/content\.json · offers · offers\[0\]\.name: .*missing/);
  expect(told).toMatch(/content\.json · pages\["search\.md"\]: .* its own at \/search/);
});

test('a service that does not answer is told with its address and no password', async () => {
  await service.fail('status 503');
  const told = await toldBy();
  expect(told).toContain(`${service.url}/sites/one/content.json: answers with status 503.`);
  expect(told).toContain('FORECOURT_CONTENT_URL');
  expect(told).not.toContain('s3cret');
});
