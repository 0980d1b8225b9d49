import type { Lead, LeadPhoto } from '@forecourt/domain';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailFault, type MailServer, startMailServer } from '../testing/mailServer.ts';
import { bareLead, briefOf, fullLead } from '../testing/sampleBriefs.ts';
import { emailDelivery } from './emailDelivery.ts';
import type { AdfPart } from './leadMail.ts';
import type { ReadPhoto } from './mailPhotos.ts';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
beforeEach(() => {
  server.fail(null);
  server.taken.length = 0;
});
afterAll(() => server.close());

async function deliver(
  lead: Lead,
  {
    adf = 'attachment' as AdfPart,
    smtp = server.smtp,
    withinMs = 2_000,
    readPhoto = undefined as ReadPhoto | undefined,
  } = {},
): Promise<void> {
  const to = 'sales@harbour.example';
  const delivery = emailDelivery({ smtp, briefOf, readPhoto, destination: 'desk', to, adf });
  await delivery.deliver(lead, AbortSignal.timeout(withinMs));
}

async function taken(lead: Lead, adf?: AdfPart) {
  await deliver(lead, adf === undefined ? {} : { adf });
  const last = server.taken.at(-1);
  if (last === undefined) throw new Error('No message was taken.');
  return { ...last, mail: await PostalMime.parse(last.raw) };
}

describe('a lead by mail', () => {
  test('is answered by pressing Reply, and found again', async () => {
    const { mail, from, to } = await taken(fullLead());
    expect([from, to]).toEqual(['leads@platform.example', ['sales@harbour.example']]);
    expect(mail.from).toMatchObject({
      ...{ name: 'Harbour Motors website', address: 'leads@platform.example' },
    });
    expect(mail.replyTo).toMatchObject([{ name: 'Zoë O’Hara', address: 'zoe@example.com' }]);
    expect(mail.subject).toBe('Test Drive, Weekend: 2021 Toyota HiLux (Zoë O’Hara)');
    expect(mail.messageId).toBe('<lead-1.desk@platform.example>');
  });

  test('says in plain words who asks, about what, and how to answer', async () => {
    const { text } = (await taken(fullLead())).mail;
    expect(text?.replaceAll('\r\n', '\n').trim()).toBe(
      `Zoë O’Hara: Test Drive, Weekend: 2021 Toyota HiLux

Is it still there? 🚐
"Yes", please.

Phone           +61400000000
Email           zoe@example.com (or reply to this message)

2021 Toyota HiLux SR5 Double Cab
$45,990 Drive Away · 0 km · Stock S1 · Rego 123ABC · VIN MR0EX3CD100000001
https://dealer.example/cars/slug-car-1

Kind            Test Drive, Weekend
Location        Bulimba
Preferred date  Saturday 28 November 2026, 10:00am (kept for them on the website)
Registration    999XYZ
Asked for       Finance
Contact by      Phone
Under finance   Yes
Valuation       val-1
Campaign        utm_source=radio
Newsletter      Yes, subscribed
Postcode        0800

Sent by the website of Harbour Motors on 18 November 2026 at 21:06, from https://dealer.example/contact. Lead lead-1.`,
    );
  });

  test('is pressed to call, in the part that mail programs draw', async () => {
    const { html } = (await taken(fullLead())).mail;
    expect(html).toContain('<a href="tel:+61400000000"');
    expect(html).toContain('<a href="mailto:zoe@example.com"');
    expect(html).toContain('<a href="https://dealer.example/cars/slug-car-1"');
    expect(html).toContain('Is it still there? 🚐');
  });

  test.each<[AdfPart, number, boolean]>([
    ['attachment', 1, false],
    ['none', 0, false],
    ['body', 0, true],
  ])('carries ADF as %s', async (adf, attachments, isBody) => {
    const { mail } = await taken(fullLead(), adf);
    expect(mail.attachments).toHaveLength(attachments);
    expect(mail.text?.startsWith('<?xml')).toBe(isBody);
    expect(mail.html === undefined).toBe(isBody);
    const files = mail.attachments.map(({ content }) =>
      new TextDecoder().decode(content as ArrayBuffer),
    );
    expect(
      [...files, mail.text].filter((one) => one?.includes('<?adf version="1.0"?>')),
    ).toHaveLength(adf === 'none' ? 0 : 1);
  });

  test('of nothing but a name is whole; a test and a correction say so', async () => {
    const bare = await taken(bareLead());
    expect(bare.mail.replyTo).toBeUndefined();
    expect(bare.mail.html).not.toContain('tel:');
    const tried = await taken({ ...fullLead(), test: true });
    expect(tried.mail.subject).toMatch(/^\[Test\] /);
    expect(tried.mail.text).toMatch(/^This is a test/);
    const corrected = await taken({ ...fullLead(), supersedes: 'lead-0' });
    expect(corrected.mail.html).toContain('takes the place of lead lead-0');
  });
});

describe('photos of a lead by mail (R5-42)', () => {
  const photoOf = (id: string, bytes: number): LeadPhoto => {
    return { id, bytes, type: 'image/jpeg', digest: id };
  };

  test('are attached, each as it is', async () => {
    const photos = [photoOf('a', 3), { ...photoOf('b', 3), type: 'image/png' as const }];
    const readPhoto: ReadPhoto = (_, { id }) => Promise.resolve(Buffer.from(`<${id}>`));
    await deliver({ ...fullLead(), photos }, { adf: 'none', readPhoto });
    const mail = await PostalMime.parse(server.taken.at(-1)?.raw ?? '');
    expect(
      mail.attachments.map(({ filename, mimeType, content }) => [
        ...[filename, mimeType, new TextDecoder().decode(content as ArrayBuffer)],
      ]),
    ).toEqual([
      ['photo-1.jpg', 'image/jpeg', '<a>'],
      ['photo-2.png', 'image/png', '<b>'],
    ]);
    expect(mail.text).toMatch(/Photos +2: photo-1\.jpg, photo-2\.png/);
    expect(mail.text).not.toContain('Attached');
  });

  test('that have no room, or are gone, are told', async () => {
    const sizes = [3_000_000, 5_000_000, 3_000_000, 1];
    const photos = sizes.map((bytes, index) => photoOf(`${index}`, bytes));
    const readPhoto: ReadPhoto = (_, { id }) =>
      Promise.resolve(id === '3' ? null : Buffer.from('photo'));
    await deliver({ ...fullLead(), photos }, { adf: 'none', readPhoto });
    const mail = await PostalMime.parse(server.taken.at(-1)?.raw ?? '');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      'photo-1.jpg',
      'photo-3.jpg',
    ]);
    expect(mail.text).toMatch(/Attached +2 of 4 photos\. The website keeps the others/);
  });
});

describe('a lead that does not arrive by mail', () => {
  test.each<[MailFault, string, boolean]>([
    ['refused', 'The mail server answers 554 to DATA.', true],
    ['busy', 'The mail server answers 451 to DATA.', false],
    ['no mailbox', 'The mail server answers 550 to RCPT TO.', false],
    ['hang', 'The mail server did not answer in time.', false],
    ['lost receipt', 'The mail server broke the connection off.', false],
  ])('says why, and nothing of a person: %s', async (fault, words, isRefused) => {
    server.fail(fault);
    const failed = await deliver(fullLead(), { withinMs: 300 }).catch((error) => error);
    expect(String(failed)).toBe(`DeliveryFault: ${words}`);
    expect(failed).toMatchObject({ isRefused });
    expect(failed.cause).toBeUndefined();
  });

  test.each([
    ['a wrong password', { auth: { user: 'dealer', pass: 'wrong' } }, /name and password/],
    ['nobody there', { port: 1 }, /Nobody answers/],
    ['no TLS', { secure: true }, /broke the connection off|no encryption/],
  ])('%s', async (_, change, words) => {
    const smtp = { ...server.smtp, ...change };
    await expect(deliver(fullLead(), { smtp })).rejects.toThrow(words);
    expect(server.taken).toEqual([]);
  });

  test('comes again under the same id', async () => {
    server.fail('lost receipt');
    await deliver(fullLead()).catch(() => undefined);
    await deliver(fullLead());
    const mails = await Promise.all(server.taken.map(({ raw }) => PostalMime.parse(raw)));
    const id = '<lead-1.desk@platform.example>';
    expect(mails.map(({ messageId }) => messageId)).toEqual([id, id]);
  });
});
