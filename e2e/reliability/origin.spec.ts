import { siteRoutes } from '@forecourt/site/routes';
import { expect, test } from '@playwright/test';
import { ask, originOf, type Question } from '../support/ask.ts';
import { hardSlug } from '../support/hardVehicles.ts';
import { storedLeads } from '../support/leads.ts';
import { newVisitor } from '../support/newVisitor.ts';
import { pageAddresses } from '../support/pageAddresses.ts';
import { drawForm, postForm } from '../support/postEnquiry.ts';
import { codeFor, newNumber } from '../support/signIn.ts';
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

/** Every route of the manifest, pages and addresses that only take something: a new one is covered by itself. */
const routed = pathsOf(siteRoutes({ home: 'home.tsx' }));
/** What answers before there is a route. */
const QUICK = ['/api/events', '/api/photos'];
const PATHS = [
  ...new Set([...Object.values(pageAddresses), ...routed, ...QUICK]),
  ...routed.map((path) => `${path}.data`),
];

function pathsOf(routes: ReturnType<typeof siteRoutes>, parent = ''): string[] {
  return routes.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    const address = own.replace(/\/:\w+\?|\/\*$/g, '').replace(/:\w+/g, hardSlug('photoless'));
    const isAddress = path !== undefined && address !== '';
    return [...(isAddress ? [address] : []), ...pathsOf(children, own)];
  });
}

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

test('R17-01: a session is ended, and what is held of it read or erased, by the site’s own forms alone', async () => {
  const paths = ['/sign-out', '/account', '/account/export', '/sign-in'];
  expect(PATHS).toEqual(expect.arrayContaining(paths));
  const cookie = await signedIn();
  const own = { origin: originOf(SITE), cookie };
  const body = 'erase=yes&everywhere=1&change=1&_method=DELETE';
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const refused: [what: string, status: readonly number[], question: Partial<Question>][] = [
    ...Object.entries(foreignHeaders()).map(([name, headers]): (typeof refused)[number] => [
      name,
      [403],
      { method: 'POST', headers: { ...type, ...headers, cookie }, body },
    ]),
    ...['PUT', 'PATCH', 'DELETE'].map((method): (typeof refused)[number] => [
      method,
      [405],
      { method, headers: { ...own, ...type } },
    ]),
    ...['text/plain', 'application/json', 'multipart/form-data; boundary=x'].map(
      (other): (typeof refused)[number] => [
        other,
        [415],
        { method: 'POST', headers: { ...own, 'content-type': other }, body: '{"erase":"yes"}' },
      ],
    ),
    ['a link', [200, 302, 404], { headers: { cookie } }],
  ];
  for (const [name, status, question] of refused) {
    for (const path of [...paths, ...paths.map((one) => `${one}.data`)]) {
      const asked = question.method === undefined ? `${path}?${body}` : path;
      const reply = await ask({ site: SITE, ...question, path: asked });
      const all = path.endsWith('.data') ? [...status, 202] : status;
      expect(all, `${name} to ${path}`).toContain(reply.status);
    }
  }
  const { text } = await ask({ site: SITE, path: '/api/auth', headers: { cookie } });
  expect(JSON.parse(text).user).not.toBeNull();
});

/** The cookie of somebody who has signed in, without a browser. */
async function signedIn(): Promise<string> {
  const number = newNumber();
  const send = async (fields: Record<string, string>, cookie?: string) => {
    const { headers } = await ask({
      ...{ site: SITE, path: '/sign-in', method: 'POST' },
      headers: {
        ...{ origin: originOf(SITE), 'content-type': 'application/x-www-form-urlencoded' },
        ...newVisitor(),
        ...(cookie !== undefined && { cookie }),
      },
      body: new URLSearchParams(fields).toString(),
    });
    return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  };
  const asking = await send({ phone: number });
  return send({ code: await codeFor(SITE, number) }, asking);
}

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
