import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { openEmbeddedStore, photoFolder, type SiteKey } from '@forecourt/data';
import {
  type FaultServer,
  jpeg,
  type MailServer,
  startFaultServer,
  startMailServer,
} from '@forecourt/data/testing';
import type { LeadPhoto, NewLead } from '@forecourt/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SiteFolder, siteFolder } from '../testing/siteFolder.ts';
import { runIn } from './testing/runIn.ts';

const ONE = 'one' as SiteKey;
const TWO = 'two' as SiteKey;
let folder: SiteFolder;
let crm: FaultServer;
let mail: MailServer;
let calls: { test: boolean; message: unknown }[] = [];

beforeAll(async () => {
  mail = await startMailServer();
  crm = await startFaultServer((body) => {
    const { test: isTest, enquiry } = body as { test: boolean; enquiry: { message: unknown } };
    calls.push({ test: isTest, message: enquiry.message });
    return {};
  });
});
afterAll(() => Promise.all([mail.close(), crm.close()]));

beforeEach(async () => {
  calls = [];
  mail.taken.length = 0;
  const delivery = [
    { to: 'folder' },
    { to: 'email', name: 'sales', address: 'sales@one.example' },
    { to: 'webhook', name: 'crm', url: crm.url, kinds: ['Test Drive'] },
  ];
  folder = await siteFolder(
    { slug: ONE, name: 'One Motors', delivery },
    { slug: TWO, name: 'Two Motors', delivery },
  );
});
afterEach(() => folder.remove());

function run(...argv: string[]) {
  const { host, port } = mail.smtp;
  const env = {
    ...folder.env,
    FORECOURT_SMTP_URL: `smtp://dealer:p%3A%40ss@${host}:${port}`,
    FORECOURT_SMTP_FROM: 'leads@platform.example',
    FORECOURT_WEBHOOK_SECRET_ONE__CRM: 'a-secret-of-the-crm',
  };
  return runIn(env, argv);
}

describe('delivery test', () => {
  test('sends one lead that says that it is a test to every destination', async () => {
    const { status, out } = await run('delivery', 'test', '--site', 'one');
    expect(status).toBe(0);
    expect(out.match(/has the test lead/g)).toHaveLength(3);
    expect(calls).toMatchObject([{ test: true, message: expect.stringContaining('do nothing') }]);
    expect(mail.taken.map(({ to, raw }) => [to, /^Subject: \[Test\]/m.test(raw)])).toEqual([
      [['sales@one.example'], true],
    ]);
    expect(await readdir(folder.path('data/delivered/one'))).toHaveLength(1);
  });

  test('tells of each that has it not, why and what to do', async () => {
    await crm.fail('status 503');
    const some = await run('delivery', 'test', '--site', 'one');
    expect(some).toMatchObject({ status: 2, err: expect.stringContaining('Mend what is told') });
    expect(some.out).toMatch(/^crm +The webhook answers with status 503\.$/m);
    expect(await run('delivery', 'test', '--site', 'one', '--to', 'crm')).toMatchObject({
      status: 1,
    });
    await crm.fail(null);
    const without = await run('delivery', 'test', '--site', 'two');
    expect(without).toMatchObject({ status: 1, out: '' });
    expect(without.err).toMatch(/delivery\[2\]: FORECOURT_WEBHOOK_SECRET_TWO__CRM is not set/);
  });
});

describe('leads', () => {
  async function stored(
    site: SiteKey,
    email: string,
    name: string,
    photos: readonly LeadPhoto[] = [],
  ): Promise<string> {
    const store = await openEmbeddedStore({ folder: folder.path('data') });
    const told = { kind: 'enquiry', enquiry: enquiry(email, name), context, photos };
    const lead = told as unknown as NewLead;
    const key = `key-of-${name}-0123456789`;
    const { leadId } = await store.leads.submit(site, key, lead, 1, ['folder', 'crm']);
    await store.outbox.failed(leadId, 'crm', 1, null, 'The webhook answers with status 422.');
    await store.outbox.delivered(leadId, 'folder', 1);
    await store.close();
    await mkdir(folder.path('data/delivered', site), { recursive: true });
    await writeFile(folder.path('data/delivered', site, `${leadId}.json`), name);
    return leadId;
  }

  test('what is parked is told with its reason, tried again and parked again', async () => {
    const id = await stored(ONE, 'ada@example.com', 'Ada');
    const parked = 'parked: crm, The webhook answers with status 422.';
    expect((await run('leads', '--site', 'one')).out).toContain(parked);
    expect((await run('leads', 'retry', '--site', 'two')).out).toContain('nothing to try again');
    expect((await run('leads', 'retry', '--site', 'one', '--to', 'crm')).out).toMatch(
      /^1 delivery/,
    );
    expect((await run('leads', '--site', 'one')).out).toContain('waiting: crm');
    const again = await run('leads', 'park', '--site', 'one', '--lead', id);
    expect(again).toMatchObject({ status: 0, out: expect.stringContaining('1 delivery of One') });
    expect((await run('leads', '--site', 'one')).out).toContain(parked);
  });

  test('a person’s are exported and erased, at one dealer alone (R17-32)', async () => {
    const ours = await stored(ONE, 'ada@example.com', 'Ada');
    await stored(ONE, 'bob@example.com', 'Bob');
    const theirs = await stored(TWO, 'ada@example.com', 'Ada');
    const person = ['--site', 'one', '--person', 'Ada@example.com'];
    expect(JSON.parse((await run('leads', 'export', ...person)).out)).toMatchObject({
      leads: [
        { id: ours, deliveries: [{ destination: 'crm', state: 'parked' }, { state: 'delivered' }] },
      ],
      account: null,
    });
    const asked = await run('leads', 'erase', ...person);
    expect(asked).toMatchObject({ status: 1, err: expect.stringContaining('Add --force') });
    const erased = await run('leads', 'erase', ...person, '--force');
    expect(erased.out).toContain(
      '1 lead of One Motors (1 of which the dealer has not got) erased.',
    );
    expect(erased.out).toContain('Ask the dealer to erase what went to: crm.');
    expect((await run('leads', '--site', 'one')).out).not.toContain('ada@example.com');
    expect((await run('leads', '--site', 'one')).out).toContain('bob@example.com');
    expect((await run('leads', '--site', 'two')).out).toContain('ada@example.com');
    expect(await readdir(folder.path('data/delivered/one'))).not.toContain(`${ours}.json`);
    expect(await readdir(folder.path('data/delivered/two'))).toEqual([`${theirs}.json`]);
    expect((await run('leads', 'erase', ...person)).out).toContain('nothing to erase');
  });

  test('photos are exported and erased with the lead they came with (R5-42)', async () => {
    const photos = photoFolder({ folder: folder.path('data/photos'), leaveBytes: 0 });
    const keep = async (site: SiteKey) => {
      const photo = await photos.keep(site, jpeg());
      if ('problem' in photo) throw new Error(photo.problem);
      return photo;
    };
    const [mine, theirs] = [await keep(ONE), await keep(TWO)];
    const id = await stored(ONE, 'ada@example.com', 'Ada', [mine]);
    const person = ['--site', 'one', '--person', 'ada@example.com'];
    expect(JSON.parse((await run('leads', 'export', ...person)).out)).toMatchObject({
      leads: [{ id, photos: [{ name: 'photo-1.jpg' }], photo_files: [photos.pathOf(ONE, mine)] }],
    });
    expect(await photos.read(ONE, mine)).not.toBeNull();
    await run('leads', 'erase', ...person, '--force');
    expect(await photos.read(ONE, mine)).toBeNull();
    expect(await photos.read(TWO, theirs)).not.toBeNull();
  });
});

const context = { url: '', source: 'Website', userAgent: '', carId: null, carDealershipId: null };

function enquiry(email: string, name: string) {
  const consent = { optIn: false, wasPrefilled: false, textShown: '', at: 1 };
  const rest = { category: 'Test Drive', subcategory: null, additionalServices: [], consent };
  return { name, lastName: 'Smith', email, phone: '0491 570 006', postcode: '4000', ...rest };
}
