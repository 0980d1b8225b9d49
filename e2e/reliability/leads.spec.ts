import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type DemoServer, freePort, startDemo } from '../demoServer.ts';
import { ask, originOf } from '../support/ask.ts';
import { printedLeads } from '../support/leads.ts';
import { newVisitor } from '../support/newVisitor.ts';
import { drawForm, type PostOptions, postForm, VISITOR } from '../support/postEnquiry.ts';
import { untilHydrated } from '../support/test.ts';
import { writeTestSites } from '../support/testSites.ts';

// A group of two dealerships, one with two yards and one that is never listed, and every standing a
// vehicle can have: what becomes of a shopper who asks about it.

const SITE = 'yards';
const DAY = 86_400_000;
function on(daysAgo: number) {
  return new Date(Date.now() - daysAgo * DAY).toISOString();
}
function place(slug: string, dealershipSlug: string, more: object = {}) {
  return {
    id: slug,
    slug,
    name: `${slug} yard`,
    dealershipSlug,
    dealershipName: `${dealershipSlug} motors`,
    type: 'sales',
    city: `${slug}ville`,
    state: 'QLD',
    postcode: '4000',
    phone: '(07) 3555 0100',
    ...more,
  };
}

let folder: string;
let server: DemoServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-yards-'));
  const headings = 'id,make,model,status,location,show on dealer website,sold date';
  const row = (id: string, status: string, location = 'north', shown = 'yes', sold = '') =>
    [id, 'Kia', 'Rio', status, `${location} yard`, shown, sold].join(',');
  await writeTestSites(join(folder, 'sites'), [
    {
      slug: SITE,
      headings,
      rows: [
        row('free', 'in stock'),
        row('held', 'on hold'),
        row('unsaid', ''),
        row('sold', 'sold', 'north', 'yes', on(1)),
        row('gone', 'sold', 'north', 'yes', on(30)),
        row('private', 'in stock', 'north', 'no'),
        row('secret', 'in stock', 'hidden'),
      ],
      config: {
        phone: '(07) 3555 0199',
        locations: [
          place('north', 'north'),
          place('east', 'north'),
          place('south', 'south'),
          place('hidden', 'north', { visible: false, phone: '(07) 3555 6666' }),
        ],
      },
    },
  ]);
  server = await startDemo({
    port: await freePort(),
    dataFolder: join(folder, 'data'),
    env: { FORECOURT_SITES: join(folder, 'sites') },
  });
});

test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

function get(path: string) {
  return ask({ site: SITE, path, port: server.port });
}
function slugOf(id: string) {
  return `kia-rio-${id}`;
}
function draw(id = 'free') {
  return drawForm(SITE, { slug: slugOf(id) }, server.port);
}
async function leadsBy(email: string) {
  const leads = await printedLeads(SITE, join(folder, 'data'), {
    FORECOURT_SITES: join(folder, 'sites'),
  });
  return leads.filter(({ enquiry }) => enquiry.email === email);
}

test('a dealership with two yards asks which, with everything else kept (R5-14)', async ({
  page,
}) => {
  const form = await draw();
  const email = 'asked@example.com';
  const chosen = { email, dealership_slug: 'south', location_id: '' };
  const sent = await postForm(form, chosen, { port: server.port });
  expect(sent.status).toBe(303);

  const two = { email, dealership_slug: 'north', location_id: '', message: 'Kept' };
  const asked = await postForm(form, two, { port: server.port });
  expect(asked.status).toBe(400);
  const select = /<select[^>]*name="location_id"[\s\S]*?<\/select>/.exec(asked.text)?.[0] ?? '';
  expect(select).toContain('east yard');
  expect(select).not.toContain('hidden yard');
  expect(asked.text).toContain('Choose a location');
  expect(asked.text).toContain('Kept');
  const answered = { ...two, location_id: 'east' };
  expect((await postForm(form, answered, { port: server.port })).status).toBe(303);
  const [latest] = await leadsBy(email);
  expect(latest?.enquiry).toMatchObject({ dealershipSlug: 'north', locationId: 'east' });

  await page.goto(`${originOf(SITE, server.port)}${form.path}`);
  await untilHydrated(page);
  const location = page.getByLabel('Select a location');
  await page.getByLabel('Select a Preferred Dealership').selectOption('south');
  await expect(location).toHaveCount(0);
  await page.getByLabel('Select a Preferred Dealership').selectOption('north');
  await expect(location.locator('option')).toHaveText(['Please choose', 'north yard', 'east yard']);
});

test('what cannot be had is answered by a form for something similar in its place (R4-07)', async () => {
  for (const id of ['held', 'unsaid', 'sold', 'gone']) {
    const { text } = await get(`/cars/${slugOf(id)}/enquire`);
    expect(text, id).toMatch(/<button[^>]*>(?:<span[^>]*>)?Find me something similar/);
    expect(text, id).not.toContain('Enquire Now');
  }
});

test('a form that was drawn before is still taken, whatever became of the vehicle', async () => {
  const form = await draw();
  const stay = { dealership_slug: 'south', location_id: '' };
  for (const id of ['held', 'sold', 'gone', 'private', 'no-longer-in-stock']) {
    const values = { ...stay, email: `${id}@example.com`, form_key: `key-of-${id}-0123456789` };
    const path = `/cars/${slugOf(id)}/enquire`;
    const reply = await postForm(form, values, { port: server.port, path });
    expect(reply.status, id).toBe(303);
    const [lead] = await leadsBy(values.email);
    expect(lead?.context.url).toBe(originOf(SITE, server.port) + path);
    expect(lead?.context.carId).toBe(id === 'no-longer-in-stock' ? null : id);
  }
});

test('what is not for the website has no page, and what was sold long ago answers 404 (R2-73)', async () => {
  const expected = { free: 200, held: 200, sold: 200, gone: 404, private: 404 };
  for (const [id, status] of Object.entries(expected)) {
    for (const end of ['', '.data', '/enquire', '/enquire.data']) {
      const reply = await get(`/cars/${slugOf(id)}${end}`);
      expect(reply.status, `${id}${end}`).toBe(status);
    }
  }
  expect((await get(`/cars/${slugOf('gone')}`)).text).toContain('SOLD. Unfortunately this car');
  expect((await get(`/cars/${slugOf('private')}`)).text).not.toContain('Kia');
});

test('a place with visible false is listed nowhere (R3-14)', async () => {
  const paths = ['/', '/search', `/cars/${slugOf('secret')}`, `/cars/${slugOf('secret')}/enquire`];
  const { text: listing } = await get('/search');
  const files = [...listing.matchAll(/\/stock-[\w-]+\.(?:index|cards)/g)].map(([path]) => path);
  expect(files.length).toBeGreaterThan(0);
  const more = ['/search.data', `${paths[2]}.data`, `${paths[3]}.data`];
  for (const path of [...paths, ...more, ...files, '/api/search', '/privacy-policy']) {
    const { text } = await get(path);
    expect(text, path).not.toMatch(/hidden yard|hiddenville|3555 6666/i);
  }
  expect((await get('/api/search')).text).toContain(slugOf('secret'));
});

test('R17-11: five new leads a minute from one visitor; the sixth waits, filled in, with the phone', async () => {
  const form = await draw();
  const { port } = server;
  const visitor = newVisitor();
  let count = 0;
  const send = (options: PostOptions = {}, values = {}) => {
    count += 1;
    const own = { form_key: `limit-key-${count}-0123456789`, message: `Lead ${count}` };
    const stay = { dealership_slug: 'south', location_id: '' };
    const headers = { ...visitor, ...options.headers };
    return postForm(form, { ...stay, ...own, ...values }, { port, ...options, headers });
  };
  const first = { form_key: 'limit-key-first-0123456789', message: 'First' };
  for (let sent = 0; sent < 4; sent += 1) expect((await send()).status).toBe(303);
  expect((await send({}, first)).status).toBe(303);

  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refused.text).toContain('(07) 3555 0199');
  expect(refused.text).toContain(`value="${VISITOR.email}"`);
  expect(refused.text).toContain('Many enquiries have come from your connection');

  // The same form again is the same lead, not one more.
  expect((await send({}, first)).status).toBe(303);

  const forged = `198.51.100.1, ${visitor['x-forwarded-for']}`;
  const evasions: Record<string, PostOptions> = {
    'a forged chain': { headers: { 'x-forwarded-for': forged } },
    'data of the page': { path: `${form.path}.data` },
    'a slash at the end': { path: `${form.path}/` },
    'another vehicle': { path: `/cars/${slugOf('held')}/enquire` },
    'host in capitals': {
      headers: { host: `YARDS.LOCALHOST:${port}`, origin: originOf(SITE, port) },
    },
  };
  for (const [name, options] of Object.entries(evasions)) {
    expect((await send(options)).status, name).toBe(429);
  }

  // Nor does it help to come all at once, before the first is taken.
  const crowd = newVisitor();
  const burst = await Promise.all(Array.from({ length: 60 }, () => send({ headers: crowd })));
  expect(burst.filter(({ status }) => status === 303)).toHaveLength(5);
  expect(burst.filter(({ status }) => status === 429 || status === 503)).toHaveLength(55);

  // Hosts of one IPv6 network are one visitor; another network is another.
  for (let sent = 1; sent <= 6; sent += 1) {
    const headers = { 'x-forwarded-for': `2001:db8:1:2::${sent}` };
    expect((await send({ headers })).status).toBe(sent <= 5 ? 303 : 429);
  }
  const elsewhere = { 'x-forwarded-for': '2001:db8:1:3::1' };
  expect((await send({ headers: elsewhere })).status).toBe(303);
});
