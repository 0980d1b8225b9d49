import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { hardSlug } from '../support/hardVehicles.ts';
import { storedLeads } from '../support/leads.ts';
import { drawForm, postForm, VISITOR } from '../support/postEnquiry.ts';
import { testServer } from '../support/testServer.ts';

const SITE = 'coolabarra';
function draw() {
  return drawForm(SITE, { slug: hardSlug('photoless') });
}

async function stored(message: string) {
  return (await storedLeads(SITE)).filter(({ enquiry }) => enquiry.message === message);
}

test('R11-03: one form sent 50 times at once and 5 times after is one lead', async () => {
  const form = await draw();
  const values = { form_key: randomUUID(), message: randomUUID() };
  const replies = await Promise.all(Array.from({ length: 50 }, () => postForm(form, values)));
  for (let again = 0; again < 5; again += 1) replies.push(await postForm(form, values));
  for (const { status, headers } of replies) {
    expect({ status, to: headers.location }).toEqual({ status: 303, to: '/success' });
  }
  expect(await stored(values.message)).toHaveLength(1);
});

test('R11-03: the same form with a correction is a second lead that supersedes the first', async () => {
  const form = await draw();
  const values = { form_key: randomUUID(), message: randomUUID() };
  await postForm(form, { ...values, name: 'Anna' });
  await postForm(form, { ...values, name: 'Hannah' });
  const [second, first] = await stored(values.message);
  expect(second).toMatchObject({ supersedes: first?.id, enquiry: { name: 'Hannah' } });
  expect(first).toMatchObject({ supersedes: null, enquiry: { name: 'Anna' } });
});

test('every visitor gets a form key of his own', async () => {
  const keys = await Promise.all(
    Array.from({ length: 20 }, async () => (await draw()).fields.form_key),
  );
  expect(new Set(keys).size).toBe(20);
});

test('R11-03, R11-06: cut off while sending, nothing is stored; cut off after, the retry is the same lead', async () => {
  const form = await draw();
  const values = { form_key: randomUUID(), message: randomUUID() };
  const body = new URLSearchParams({ ...form.fields, ...VISITOR, ...values }).toString();
  const { port } = testServer;
  const head = [
    `POST ${form.path} HTTP/1.1`,
    `host: ${SITE}.localhost:${port}`,
    `origin: http://${SITE}.localhost:${port}`,
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${body.length}`,
    '',
    '',
  ].join('\r\n');
  const sendAndCut = (bytes: string) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(bytes, () => socket.destroy());
      });
      socket.on('error', reject).on('close', () => resolve());
    });

  await sendAndCut(head);
  await sendAndCut(head + body.slice(0, -10));
  expect(await stored(values.message)).toEqual([]);

  await sendAndCut(head + body);
  expect((await postForm(form, values)).status).toBe(303);
  expect(await stored(values.message)).toHaveLength(1);
});
