import type { SiteKey } from '@forecourt/data';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leadOf } from '../../testing/leadOf.ts';
import {
  type Browser,
  keepCookies,
  PHONE as MINE,
  newBrowser,
  type SignInSite,
  signInSite,
  OTHER_PHONE as THEIRS,
} from '../../testing/signInSite.ts';
import { loader as auth } from '../signIn/apiAuth.resource.ts';
import { submitSignIn } from '../signIn/signIn.server.ts';
import { action as signOut } from '../signIn/signOut.resource.ts';
import { loadAccount, submitAccount } from './account.server.ts';
import { action as takeAlong } from './accountExport.resource.ts';

let site: SignInSite;
/** A shopper at two dealers, and one whom they would like to be. */
let me: Browser;
let them: Browser;

beforeEach(async () => {
  site = await signInSite();
  [me, them] = [newBrowser('203.0.113.7'), newBrowser('203.0.113.8')];
  await site.signIn(me, MINE);
  await site.signIn(them, THEIRS);
  await site.signIn(newBrowser(), MINE, 'two');
  await site.signIn(newBrowser(), THEIRS, 'two');
  for (const slug of ['one', 'two']) {
    for (const phone of [MINE, THEIRS]) {
      const key = `key-0123456789-${slug}-${phone.slice(1)}`;
      await site.store.leads.submit(slug as SiteKey, key, leadOf(phone), site.clock.now);
    }
  }
});
afterEach(() => site.close());

/** All that both dealers hold of both, but when they were seen. */
async function held() {
  const at = Date.UTC(2026, 10, 26);
  const all = [];
  for (const slug of ['one', 'two'] as SiteKey[]) {
    const leads = await site.store.leads.list(slug);
    all.push(leads.map(({ id }) => id));
    for (const phone of [MINE, THEIRS]) {
      const account = await site.store.accounts.about(slug, phone, at);
      all.push([phone, account?.sessions.map(({ id }) => id)]);
    }
    all.push(await site.store.audit.between(slug, 0, Number.MAX_SAFE_INTEGER));
  }
  return all;
}

/** What became of it: a status, and all that was told. */
async function outcome(work: Promise<unknown>) {
  const answer = await work.catch((thrown: unknown) => thrown);
  if (answer instanceof Response) {
    const told = await answer.text();
    return { status: answer.status, told: `${answer.headers.get('location')} ${told}`, answer };
  }
  const { init, data } = answer as { init?: ResponseInit; data?: unknown };
  return { status: init?.status ?? 200, told: JSON.stringify(data) };
}

/** This browser's cookies, under another's name or at another dealer's. */
function withCookies(from: Browser, change: (name: string, value: string) => [string, string]) {
  const cookies = new Map([...from.cookies].map(([name, value]) => change(name, value)));
  return { ...from, cookies };
}

const form = { erase: 'yes' };
const swaps: [what: string, status: number, swap: () => Promise<unknown>][] = [
  [
    'the page, at another dealer',
    302,
    () => loadAccount(site.argsOf(me, '/account', { slug: 'two' })),
  ],
  [
    'taking along, at another dealer',
    303,
    () => takeAlong(site.argsOf(me, '/account/export', { form: {}, slug: 'two' })),
  ],
  [
    'erasing, at another dealer',
    303,
    () => submitAccount(site.argsOf(me, '/account', { form, slug: 'two' })),
  ],
  [
    'taking along with another’s number',
    403,
    () => takeAlong(site.argsOf(me, '/account/export', { form: { phone: THEIRS } })),
  ],
  [
    'erasing with another’s number',
    403,
    () => submitAccount(site.argsOf(me, '/account', { form: { ...form, phone: '0498 765 432' } })),
  ],
  [
    'erasing with several numbers',
    403,
    () =>
      submitAccount(site.argsOf(me, '/account', { form: { ...form, phone: `${MINE},${THEIRS}` } })),
  ],
  [
    'signing out everywhere, at another dealer',
    303,
    () => signOut(site.argsOf(me, '/sign-out', { form: { everywhere: '1' }, slug: 'two' })),
  ],
  [
    'signing out everywhere without a session, with another’s number',
    303,
    () =>
      signOut(site.argsOf(newBrowser(), '/sign-out', { form: { everywhere: '1', phone: THEIRS } })),
  ],
  [
    'the page by a session that was made up',
    302,
    () =>
      loadAccount(
        site.argsOf(
          withCookies(me, (name) => [name, 'a'.repeat(43)]),
          '/account',
        ),
      ),
  ],
  [
    'the page by the digest of another’s session, as the store has it',
    302,
    async () => {
      const theirs = await site.store.accounts.about('one' as SiteKey, THEIRS, site.clock.now);
      const id = theirs?.sessions[0]?.id ?? '';
      return loadAccount(
        site.argsOf(
          withCookies(me, (name) => [name, id]),
          '/account',
        ),
      );
    },
  ],
  [
    'the page by the session’s token as that of a code',
    302,
    () =>
      loadAccount(
        site.argsOf(
          withCookies(them, (_, value) => ['__Host-fc_code', value]),
          '/account',
        ),
      ),
  ],
  [
    'the page by a cookie of no host',
    302,
    () =>
      loadAccount(
        site.argsOf(
          withCookies(them, (_, value) => ['fc_session', value]),
          '/account',
        ),
      ),
  ],
];

test.each(swaps)(
  '%s: refused with %i, and nothing is changed (R16-09, R15-03)',
  async (_, status, swap) => {
    const before = await held();
    const { status: got, told } = await outcome(swap());
    expect(got).toBe(status);
    expect(told).not.toMatch(/412.?345.?678|498.?765.?432/);
    expect(await held()).toEqual(before);
  },
);

test('a code for another’s number is of no use with mine, nor at another dealer (R16-04)', async () => {
  site.clock.now += 60_000;
  const stranger = newBrowser('203.0.113.9');
  const asked = await submitSignIn(site.argsOf(stranger, '/sign-in', { form: { phone: THEIRS } }));
  if (asked instanceof Response) keepCookies(stranger, asked.headers.getSetCookie());
  const code = site.lastCode();
  const before = await held();
  for (const [by, slug] of [
    [me, 'one'],
    [stranger, 'two'],
    [newBrowser(), 'one'],
  ] as const) {
    const { status } = await outcome(
      submitSignIn(site.argsOf(by, '/sign-in', { form: { code }, slug })),
    );
    expect(status).toBe(400);
  }
  expect(await held()).toEqual(before);
});

test('who is signed in is told of themselves alone, whatever they ask with', async () => {
  for (const query of [
    '',
    `?phone=${THEIRS}`,
    '?user=2',
    `?site=two&phone=${encodeURIComponent(THEIRS)}`,
  ]) {
    const answer = await auth(site.argsOf(me, `/api/auth${query}`));
    expect(await answer.json()).toMatchObject({ user: { phone: MINE } });
    const page = await loadAccount(site.argsOf(me, `/account${query}`));
    expect(page.data).toMatchObject({
      phone: '0412 345 678',
      data: expect.stringContaining('1 message that'),
    });
    const file = await takeAlong(site.argsOf(me, `/account/export${query}`, { form: {} }));
    expect(await file.text()).not.toMatch(/498.?765.?432/);
  }
});
