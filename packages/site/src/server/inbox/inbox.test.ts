import { openEmbeddedStore, photoFolder, type SiteKey } from '@forecourt/data';
import { jpeg } from '@forecourt/data/testing';
import type { NewLead } from '@forecourt/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SiteFolder, siteFolder } from '../../testing/siteFolder.ts';
import type { RunningServer } from '../serverOptions.ts';
import { askWire, startWire } from '../testing/wireServer.ts';

const ONE = 'one' as SiteKey;
let folder: SiteFolder;
let server: RunningServer;
let leadId: string;

beforeEach(async () => {
  folder = await siteFolder(
    { slug: 'one', name: 'one Motors', hosts: ['one.example'] },
    { slug: 'two', name: 'two Motors', hosts: ['two.example'] },
  );
  const store = await openEmbeddedStore({ folder: folder.path('data') });
  const photos = photoFolder({ folder: folder.path('data/photos'), leaveBytes: 0 });
  const photo = await photos.keep(ONE, jpeg());
  if ('problem' in photo) throw new Error(photo.problem);
  const whole = { ...lead, photos: [photo] };
  ({ leadId } = await store.leads.submit(ONE, 'key-0123456789abcdef', whole, 1));
  await store.close();
});
afterEach(async () => {
  await server.stop();
  await folder.remove();
});

async function start(options: { development: boolean; inbox?: boolean }): Promise<void> {
  server = await startWire(
    folder,
    {
      hasPage: () => false,
      handle: async () => new Response('No such page', { status: 404 }),
    },
    options,
  );
}

function ask(path: string, headers: Record<string, string> = {}, site = 'one') {
  return askWire(server, path, { headers }, site);
}

describe('the inbox of a developer', () => {
  test('lists what came, and shows each as a mailbox, a CRM and a webhook get it', async () => {
    await start({ development: true, inbox: true });
    const list = await ask('/_inbox');
    expect(list).toMatchObject({
      status: 200,
      text: expect.stringContaining('Test Drive (Kim &lt;b&gt; Lee)'),
    });
    expect(list.text).toContain(`href="/_inbox/${leadId}"`);
    const message = await ask(`/_inbox/${leadId}`);
    expect(message.text).toContain('Reply writes to Kim &lt;b&gt; Lee &lt;kim@example.com&gt;');
    expect(message.text).toContain('<pre>Kim &lt;b&gt; Lee: Test Drive');
    expect(message.text).toMatch(/folder: (?:waiting|delivered)/);
    const drawn = await ask(`/_inbox/${leadId}.html`);
    expect(drawn.text).toContain('<a href="tel:0412345678"');
    expect(drawn.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await ask(`/_inbox/${leadId}.xml`)).text).toContain('<?adf version="1.0"?>');
    expect(JSON.parse((await ask(`/_inbox/${leadId}.json`)).text)).toMatchObject({ id: leadId });
  });

  test('shows the photos of a lead, of its own site alone (R5-42, R15-01)', async () => {
    await start({ development: true, inbox: true });
    const path = `/_inbox/${leadId}/photo-1.jpg`;
    expect((await ask(`/_inbox/${leadId}`)).text).toContain(`href="${path}"`);
    expect(await ask(path)).toMatchObject({ status: 200, text: expect.stringContaining('JFIF') });
    expect(await ask(`/_inbox/${leadId}/photo-2.jpg`)).toMatchObject({ status: 404 });
    expect(await ask(path, {}, 'two')).toMatchObject({ status: 404 });
    expect(await ask(path, { 'x-forwarded-for': '10.0.0.9' })).toMatchObject({ status: 404 });
  });

  test('shows no other site’s, and nothing to another machine', async () => {
    await start({ development: true, inbox: true });
    expect((await ask('/_inbox', {}, 'two')).text).toContain('No lead has come yet');
    expect((await ask(`/_inbox/${leadId}`, {}, 'two')).status).toBe(404);
    expect((await ask('/_inbox', { host: 'one.example' })).status).toBe(404);
    expect((await ask('/_inbox', { 'x-forwarded-for': '10.0.0.9' })).status).toBe(404);
  });

  test.each([
    ['in production, even when it is asked for', { development: false, inbox: true }],
    ['in development that does not ask for it', { development: true }],
  ])('is not there %s', async (_, options) => {
    await start(options);
    const host = options.development ? 'one.localhost' : 'one.example';
    for (const path of ['/_inbox', `/_inbox/${leadId}`, `/_inbox/${leadId}.json`]) {
      expect(await ask(path, { host })).toMatchObject({ status: 404 });
    }
  });
});

const lead: NewLead = {
  kind: 'enquiry',
  enquiry: {
    ...{ pageId: null, name: 'Kim <b>', lastName: 'Lee', email: 'kim@example.com' },
    ...{ phone: '0412 345 678', postcode: '4000', message: 'Hello', category: 'Test Drive' },
    ...{ subcategory: null, rego: null, locationId: 'l', dealershipSlug: null },
    ...{ additionalServices: [], termsAccepted: true },
    consent: { optIn: false, wasPrefilled: false, textShown: '', at: 1 },
  },
  context: {
    ...{ url: 'https://one.example/contact', source: 'Website', userAgent: '', carId: null },
    ...{ carDealershipId: null, visitedPages: [], linkedQueryParams: {} },
  },
};
