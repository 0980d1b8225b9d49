import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { ask, originOf } from '../support/ask.ts';
import { hardSlug } from '../support/hardVehicles.ts';
import { storedLeads } from '../support/leads.ts';
import { newVisitor } from '../support/newVisitor.ts';
import { drawForm, VISITOR } from '../support/postEnquiry.ts';

const SITE = 'wattlebend';

function send(path: string, body: object, headers: Record<string, string> = {}) {
  return ask({
    ...{ site: SITE, path, method: 'POST', body: JSON.stringify(body) },
    headers: {
      ...{ origin: originOf(SITE), 'content-type': 'application/json' },
      ...newVisitor(),
      ...headers,
    },
  });
}

for (const path of ['/api/form-submit', '/api/leads']) {
  test(`R7-01: ${path} takes a lead once by its key, as pages do`, async () => {
    const { fields } = await drawForm(SITE, { slug: hardSlug('photoless') });
    const message = randomUUID();
    const body = { ...VISITOR, ...fields, form: 'vehicle', message };
    const key = { 'idempotency-key': randomUUID() };
    const replies = [await send(path, body, key), await send(path, body, key)];
    expect(replies.map(({ status, text }) => [status, JSON.parse(text).success])).toEqual([
      [200, true],
      [200, true],
    ]);
    const ids = replies.map(({ text }) => JSON.parse(text).lead_id);
    const stored = (await storedLeads(SITE)).filter(({ enquiry }) => enquiry.message === message);
    expect(stored.map(({ id }) => id)).toEqual([ids[0]]);
    expect(ids[1]).toBe(ids[0]);
    expect(stored[0]?.context.carId).toBe(fields.car_id);
  });

  test(`R7-01: ${path} tells what is wrong, and stores nothing`, async () => {
    const message = randomUUID();
    const wrong = await send(path, { ...VISITOR, message, postcode: '12' });
    expect([wrong.status, JSON.parse(wrong.text).error]).toEqual([
      400,
      'Invalid postcode. Please enter a 4-digit number.',
    ]);
    const foreign = await send(path, { ...VISITOR, message }, { origin: 'https://evil.example' });
    expect([foreign.status, JSON.parse(foreign.text).success]).toEqual([403, false]);
    expect((await ask({ site: SITE, path })).status).toBe(405);
    const stored = (await storedLeads(SITE)).filter(({ enquiry }) => enquiry.message === message);
    expect(stored).toEqual([]);
  });
}
