import { expect, test } from '@playwright/test';
import { originOf } from '../support/ask.ts';
import { hardSlug } from '../support/hardVehicles.ts';
import { storedLeads } from '../support/leads.ts';
import { pageAddresses } from '../support/pageAddresses.ts';
import { drawForm, postForm } from '../support/postEnquiry.ts';
import { expectSound } from './expectSound.ts';

const SITE = 'wattlebend';

/** Headers that no page of the site itself can send with a form (R17-01). */
function foreignHeaders(): Record<string, Record<string, string>> {
  const own = originOf(SITE);
  return {
    'another site': { origin: 'https://evil.example' },
    'a sibling dealer of one domain': { origin: originOf('coolabarra') },
    'a sandboxed frame': { origin: 'null' },
    'an empty origin': { origin: '' },
    'the other scheme': { origin: own.replace('http:', 'https:') },
    'another port': { origin: own.replace(/\d+$/, '1') },
    'no port': { origin: own.replace(/:\d+$/, '') },
    'a longer host': { origin: `${own}.evil.example` },
    'a user in front': { origin: own.replace('//', '//x@') },
    'cross-site without an origin': { 'sec-fetch-site': 'cross-site' },
    'same-site without an origin': { 'sec-fetch-site': 'same-site' },
    'navigation without an origin': { 'sec-fetch-site': 'none' },
    'a foreign referrer': { referer: 'https://evil.example/form' },
    'a cookie and nothing else': { cookie: 'fc_success=x' },
    'a foreign origin though same-origin is claimed': {
      origin: 'https://evil.example',
      'sec-fetch-site': 'same-origin',
    },
  };
}

const PATHS = [
  ...Object.values(pageAddresses),
  `${pageAddresses.enquiry}.data`,
  '/search.data',
  '/api/search',
];

test('R17-01: a form from anywhere else changes nothing, on every route', async () => {
  const form = await drawForm(SITE, { slug: hardSlug('photoless') });
  for (const [name, headers] of Object.entries(foreignHeaders())) {
    for (const path of PATHS) {
      const reply = await postForm(
        form,
        { message: `R17-01 ${name}` },
        { path, bare: true, headers },
      );
      expect(reply.status, `${name} to ${path}`).toBe(403);
      expectSound(reply, name);
    }
  }
  const leads = await storedLeads(SITE);
  expect(leads.filter(({ enquiry }) => enquiry.message?.startsWith('R17-01 '))).toEqual([]);
});

test('R17-01: other ways to send something are refused and store nothing', async () => {
  const form = await drawForm(SITE, { slug: hardSlug('photoless') });
  for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x', '']) {
    const reply = await postForm(
      form,
      { message: 'R17-01 type' },
      { headers: { 'content-type': type } },
    );
    expect(reply.status, type).toBe(415);
  }
  const leads = await storedLeads(SITE);
  expect(leads.filter(({ enquiry }) => enquiry.message === 'R17-01 type')).toEqual([]);
});

test('R17-01: the site’s own form is taken, by origin, by fetch metadata or by referrer', async () => {
  const own = originOf(SITE);
  for (const headers of [
    { origin: own },
    { 'sec-fetch-site': 'same-origin' },
    { referer: `${own}/cars/x` },
    {},
  ]) {
    const form = await drawForm(SITE, { slug: hardSlug('photoless') });
    const reply = await postForm(form, { message: 'own' }, { bare: true, headers });
    expect(reply.status, JSON.stringify(headers)).toBe(303);
  }
});
