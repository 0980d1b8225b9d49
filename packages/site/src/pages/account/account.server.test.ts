import { type SiteKey, StoreUnavailable } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import { savedVehicle } from '@forecourt/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leadOf } from '../../testing/leadOf.ts';
import {
  type Browser,
  DAY,
  keepCookies,
  newBrowser,
  OTHER_PHONE as OTHER,
  PHONE,
  type SignInSite,
  signInSite,
} from '../../testing/signInSite.ts';
import { loadAccount, submitAccount } from './account.server.ts';
import { loader as openExport, action as takeAlong } from './accountExport.resource.ts';

const ONE = 'one' as SiteKey;
let site: SignInSite;
let browser: Browser;
beforeEach(async () => {
  site = await signInSite();
  browser = newBrowser();
});
afterEach(() => site.close());

/** What the page shows, or where it sends a browser. */
async function open(path = '/account', by = browser) {
  try {
    const { data, init } = await loadAccount(site.argsOf(by, path));
    expect(init?.headers).toEqual({ 'cache-control': 'no-store' });
    return data;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    if (thrown.headers.get('cache-control') !== 'no-store') throw new Error('It may be kept.');
    return `${thrown.status} ${thrown.headers.get('location')}`;
  }
}

async function send(form: Record<string, string>, by = browser) {
  const answer = await submitAccount(site.argsOf(by, '/account', { form }));
  if (!(answer instanceof Response)) return answer;
  keepCookies(by, answer.headers.getSetCookie());
  return answer;
}

function lead(key: string, phone: string, options?: Parameters<typeof leadOf>[1]) {
  const whole = leadOf(phone, options);
  return site.store.leads.submit(ONE, `key-0123456789-${key}`, whole, site.clock.now);
}

describe('the page of who is signed in (R16-09)', () => {
  test('says what the dealer holds of them, and where they are signed in', async () => {
    await lead('a', '0412 345 678', { optIn: true });
    await lead('b', '0498 765 432');
    await site.signIn(browser, PHONE);
    site.clock.now += 2 * DAY;
    await site.signIn(newBrowser(), PHONE);
    expect(await open()).toEqual({
      ...{ kind: 'own', phone: '0412 345 678', since: '25 November 2026' },
      sessions: [
        { name: 'This browser', text: 'Signed in on 25 November 2026.' },
        {
          name: 'Another browser',
          text: 'Signed in on 27 November 2026, last here on 27 November 2026.',
        },
      ],
      data: 'one Motors has your number here, and 1 message that came with it.',
      offers: 'On 24 November 2026 you ticked the box for offers and news from one Motors.',
      words: {
        heading: 'Your account',
        savedNone: expect.stringContaining('Press the heart'),
        data: 'Your data',
      },
      ...{
        saved: { href: '/watchlist', more: null },
        reservations: [],
        alerts: null,
        erasing: null,
      },
    });
    expect(await open('/account?erase')).toMatchObject({
      erasing: {
        text: 'This takes away your number, 1 message that came with it, and what you saved, at one Motors alone, and signs you out everywhere. Nothing brings it back.',
        ends: null,
        notes: [
          'one Motors has not got 1 of them yet, and then never will.',
          'What one Motors has answered may be in its own mail and records: ask there, too.',
        ],
      },
    });
  });

  test('whoever is not signed in signs in, and comes back', async () => {
    expect(await open()).toBe('302 /sign-in?redirect=%2Faccount');
    expect(await open('/account?erase')).toBe('302 /sign-in?redirect=%2Faccount');
    await expect(send({ erase: 'yes' })).rejects.toMatchObject({ status: 303 });
  });

  test('what cannot be read is told as that, and nobody is thought to be signed out', async () => {
    await site.signIn(browser, PHONE);
    vi.spyOn(site.store.accounts, 'about').mockRejectedValue(new StoreUnavailable('no'));
    await expect(open()).rejects.toMatchObject({ init: { status: 503 } });
  });
});

describe('what they are told of (R16-09, R17-32)', () => {
  const alert = { search: '', vehicleId: null, words: 'All vehicles', frequency: 'daily' } as const;
  const asked = (email: string, account: string | null = PHONE, at = ONE) =>
    site.store.alerts.ask(at, { ...alert, email, account }, email, site.clock.now, [
      { count: 1, ms: 1 },
    ]);
  const kept = async (at = ONE) =>
    (await site.store.alerts.list(at)).map(({ email, frequency }) => [email, frequency]);
  /** Of the first that was asked for. */
  async function confirmed(email: string) {
    const id = (await site.store.alerts.list(ONE)).find((one) => one.email === email)?.id ?? '';
    await site.store.alerts.confirm(ONE, id, site.clock.now);
    return id;
  }
  beforeEach(async () => {
    await site.close();
    site = await signInSite({ alerts: true });
    await site.signIn(browser, PHONE);
  });

  test('is what they asked for signed in, and no other of the same address', async () => {
    await asked('a@example.com');
    await asked('b@example.com', null);
    await asked('c@example.com', OTHER);
    await asked('d@example.com', PHONE, 'two' as SiteKey);
    const own = { words: 'All vehicles', href: '/search', email: 'a@example.com' };
    expect(await open()).toMatchObject({ alerts: [{ ...own, confirmed: false }] });
    await confirmed('a@example.com');
    expect(await open()).toMatchObject({ alerts: [{ frequency: 'daily', confirmed: true }] });
    const file = await takeAlong(site.argsOf(browser, '/account/export', { form: {} }));
    expect(JSON.parse(await file.text()).alerts).toMatchObject([
      { email: 'a@example.com', about: 'All vehicles' },
    ]);
  });

  test('is changed and ended there, and nobody else’s is', async () => {
    await asked('a@example.com');
    await asked('c@example.com', OTHER);
    const [id, other] = [await confirmed('a@example.com'), await confirmed('c@example.com')];
    expect(await send({ alert: id, frequency: '' })).toMatchObject({ init: { status: 400 } });
    expect(await send({ alert: id, frequency: 'weekly' })).toMatchObject({ status: 303 });
    for (const form of [{ frequency: 'weekly' }, { act: 'end' }]) {
      expect(await send({ alert: other, ...form })).toMatchObject({ status: 303 });
      await expect(send({ alert: id, phone: OTHER, ...form })).rejects.toMatchObject({
        init: { status: 403 },
      });
      await expect(send({ alert: id, ...form }, newBrowser())).rejects.toMatchObject({
        status: 303,
      });
    }
    expect(await kept()).toEqual([
      ['a@example.com', 'weekly'],
      ['c@example.com', 'daily'],
    ]);
    await send({ alert: id, act: 'end' });
    expect(await kept()).toEqual([['c@example.com', 'daily']]);
  });

  test('goes with the account, and the other alerts of the address stay', async () => {
    await asked('a@example.com');
    site.clock.now += 1;
    await site.store.alerts.ask(
      ...([ONE, { ...alert, search: 'query=kia', email: 'a@example.com' }, 'x'] as const),
      ...([site.clock.now, [{ count: 9, ms: 1 }]] as const),
    );
    await send({ erase: 'yes' });
    expect(await site.store.alerts.list(ONE)).toMatchObject([{ search: 'query=kia' }]);
  });

  test('of who had the number before is not shown', async () => {
    await asked('a@example.com');
    await site.store.accounts.erase(ONE, PHONE);
    site.clock.now += 2 * DAY;
    await site.signIn(browser, PHONE);
    expect(await open()).toMatchObject({ alerts: [] });
  });
});

describe('taking it along (R16-09)', () => {
  test('all of one person at one dealer, as a file', async () => {
    const { leadId } = await lead('a', '0412 345 678');
    await site.store.outbox.delivered(leadId, 'folder', site.clock.now);
    await lead('b', '0498 765 432', { message: 'not theirs' });
    await site.signIn(browser, PHONE);
    await site.store.watchlists.save(ONE, PHONE, [savedVehicle(aVehicle({ id: 'saved' }), 0)]);
    const answer = await takeAlong(site.argsOf(browser, '/account/export', { form: {} }));
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data-one.json"',
    });
    const told = JSON.parse(await answer.text());
    expect(told).toMatchObject({
      dealer: 'one Motors',
      account: { phone: PHONE, since: '2026-11-25T00:01:00.000Z', saved: [{ id: 'saved' }] },
      leads: [{ id: leadId, enquiry: { email: 'kim@example.com' }, delivered_to: ['folder'] }],
    });
    expect(told.leads).toHaveLength(1);
    // Nothing that a session could be taken over by.
    expect(JSON.stringify(told)).not.toMatch(/[\w-]{43}/);
    const [first, second] = await site.store.audit.between(ONE, 0, Number.MAX_SAFE_INTEGER);
    expect(first).toMatchObject({ actor: 'shopper', action: 'export', leadIds: [leadId] });
    expect(second).toMatchObject({ actor: 'shopper', action: 'export-account', count: 1 });
  });

  test('is for who sends it, and for who is signed in', async () => {
    expect(openExport).toThrow(
      expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }),
    );
    const answer = await takeAlong(site.argsOf(browser, '/account/export', { form: {} }));
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/sign-in?redirect=%2Faccount',
    ]);
  });
});

describe('erasing it (R16-09, R17-32)', () => {
  test('is asked once more, then takes all away at this dealer, sessions too', async () => {
    const other = newBrowser();
    await lead('a', '0412 345 678');
    await lead('b', '0498 765 432');
    await site.signIn(browser, PHONE);
    await site.signIn(other, PHONE);
    await site.signIn(newBrowser(), PHONE, 'two');
    const asked = await send({});
    expect(asked).toMatchObject({ status: 303 });
    expect(await site.store.leads.list(ONE)).toHaveLength(2);

    const before = new Map(browser.cookies);
    const erased = (await send({ erase: 'yes' })) as Response;
    expect([erased.status, erased.headers.get('location')]).toEqual([303, '/account?erased']);
    expect(erased.headers.get('clear-site-data')).toBe('"cache"');
    expect(browser.cookies.has('__Host-fc_session')).toBe(false);
    expect(await open('/account?erased')).toEqual({ kind: 'erased', dealer: 'one Motors' });
    browser.cookies = before;
    expect(await open()).toMatch(/^302/);
    expect(await open('/account', other)).toMatch(/^302/);
    const left = await site.store.leads.list(ONE);
    expect(left.map(({ enquiry }) => enquiry.phone)).toEqual(['0498 765 432']);
    const about = (slug: string) =>
      site.store.accounts.about(slug as SiteKey, PHONE, site.clock.now);
    expect([await about('one'), await about('two')]).toEqual([
      null,
      expect.objectContaining({ phone: PHONE }),
    ]);
    expect(await site.files()).not.toContain('0412 345 678');
    const done = await site.store.audit.between(ONE, 0, Number.MAX_SAFE_INTEGER);
    expect(done.map(({ action, count }) => [action, count])).toEqual([
      ['erase', 1],
      ['erase-account', 1],
    ]);
  });

  test('what they have reserved is told before, ends with it, and the dealer hears of nobody (R17-33)', async () => {
    const id = 'reservation-0123456789';
    const whole = leadOf('0412 345 678');
    const asked = { id, carId: 'v1', depositCents: 0, writes: true };
    const about = { ...asked, paysOnline: false, manageUrl: 'https://one.example/m' };
    await site.store.reservations.reserve(
      ...([ONE, 'key-0123456789-r', { ...whole, reservation: about }] as const),
      ...([asked, site.clock.now, ['folder']] as const),
    );
    await site.signIn(browser, PHONE);
    expect(await open('/account?erase')).toMatchObject({
      reservations: [
        { href: `/reservation/${id}`, text: expect.stringMatching(/confirmed by 2\d November/) },
      ],
    });
    await send({ erase: 'yes' });
    expect(await site.store.reservations.claimed(ONE, site.clock.now)).toEqual([]);
    expect(await site.store.reservations.find(ONE, id)).toMatchObject({ end: 'cancelled' });
    const told = await site.store.leads.list(ONE);
    expect(told).toMatchObject([{ enquiry: { phone: '' }, reservation: { outcome: 'cancelled' } }]);
    expect(await site.files()).not.toContain('kim@example.com');
    const done = await site.store.audit.between(ONE, 0, Number.MAX_SAFE_INTEGER);
    expect(done.map(({ action, count }) => [action, count])).toEqual([
      ['erase', 1],
      ['erase-account', 1],
      ['erase-reservations', 1],
    ]);
  });

  test('what cannot be erased is told, and who asked is still known', async () => {
    await site.signIn(browser, PHONE);
    vi.spyOn(site.store.accounts, 'erase').mockRejectedValue(new StoreUnavailable('no'));
    expect(await send({ erase: 'yes' })).toMatchObject({ init: { status: 503 } });
    expect(await open()).toMatchObject({ kind: 'own' });
    expect(site.entries).toEqual([
      { event: 'account_failed', site: 'one', error: 'StoreUnavailable' },
    ]);
  });
});
