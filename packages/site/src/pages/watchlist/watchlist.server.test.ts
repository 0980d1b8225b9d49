import { aVehicle } from '@forecourt/data/testing';
import { savedCopy } from '@forecourt/domain';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  OTHER_PHONE as ALI,
  type Browser,
  PHONE as KIM,
  newBrowser,
  requestOf,
  type SignInSite,
  signInSite,
} from '../../testing/signInSite.ts';
import { loader as loadAuth } from '../signIn/apiAuth.resource.ts';
import { savedVehicles } from './testing/savedVehicles.ts';
import { loadWatchlist, submitWatchlist } from './watchlist.server.ts';
import { onlyChanges, removeCar, saveCar } from './watchlistApi.server.ts';

describe('the watchlist of who is signed in', () => {
  let site: SignInSite;
  let stock: Record<string, ReturnType<typeof aVehicle>[]>;
  beforeEach(async () => {
    site = await signInSite();
    stock = { one: savedVehicles, two: [aVehicle({ id: 'two', slug: 'car-two' })] };
  });
  afterEach(() => site.close());

  function argsOf(browser: Browser, path: string, init: RequestInit = {}, slug = 'one') {
    const url = new URL(`https://${slug}.example${path}`);
    const { headers } = requestOf(browser);
    for (const [name, value] of Object.entries(init.headers ?? {})) headers.set(name, value);
    const request = new Request(url, { ...init, headers });
    const context = site.contextOf(browser, slug, stock[slug]);
    const args = { url, request, params: {}, context };
    return args as unknown as LoaderFunctionArgs & ActionFunctionArgs;
  }

  async function call(
    browser: Browser,
    what: 'save' | 'remove',
    body: object | string,
    { slug = 'one', type = 'application/json' } = {},
  ) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const init = { method: 'POST', body: text, headers: { 'content-type': type } };
    const args = argsOf(browser, `/api/watchlist/${what}-car`, init, slug);
    const answer = await (what === 'save' ? saveCar : removeCar)(args);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return { status: answer.status, ...(await answer.json()) };
  }

  async function auth(browser: Browser, slug = 'one') {
    const answer = await loadAuth(argsOf(browser, '/api/auth', {}, slug));
    return answer.json();
  }

  async function idsOf(browser: Browser, slug = 'one') {
    const { watchlist } = await auth(browser, slug);
    return watchlist.map(({ id }: { id: string }) => id);
  }

  async function view(browser: Browser, query = '') {
    const { data, init } = await loadWatchlist(argsOf(browser, `/watchlist${query}`));
    expect(init?.headers).toEqual({ 'cache-control': 'no-store' });
    if (data.kind !== 'watchlist') throw new Error('These are favourites.');
    return data;
  }

  async function form(browser: Browser, fields: Record<string, string>, slug = 'one') {
    const init = { method: 'POST', body: new URLSearchParams(fields) };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const args = argsOf(browser, '/watchlist', { ...init, headers: type }, slug);
    const answer = await submitWatchlist(args);
    return answer instanceof Response
      ? { status: answer.status, to: answer.headers.get('location') }
      : { status: answer.init?.status, ...answer.data };
  }

  test('is saved, told by GET /api/auth, and taken out again (R7-02, R4-13)', async () => {
    const kim = await site.signedIn(KIM);
    const body = { phone_number: '0412 345 678', car_id: 'a' };
    expect(await call(kim, 'save', body)).toEqual({ status: 200, success: true, saved: ['a'] });
    expect(await auth(kim)).toEqual({ user: { phone: KIM }, watchlist: [{ id: 'a' }] });
    expect(await call(kim, 'save', { ...body, car_id: 'b' })).toMatchObject({ success: true });
    expect(await idsOf(kim)).toEqual(['b', 'a']);
    expect(await call(kim, 'remove', body)).toMatchObject({ status: 200, success: true });
    expect(await idsOf(kim)).toEqual(['b']);
  });

  test('takes what a browser had saved, and says which of it (R1-04)', async () => {
    const kim = await site.signedIn(KIM);
    const body = { phone_number: KIM, car_id: ['a', 'gone', 's', 'b'] };
    expect(await call(kim, 'save', body)).toEqual({
      status: 200,
      success: true,
      saved: ['a', 'b'],
    });
    expect(await idsOf(kim)).toEqual(['b', 'a']);
  });

  describe('attacks (R16-08, R17-01)', () => {
    test.each([
      ["another shopper's number", 403, { phone_number: ALI, car_id: 'b' }, savedCopy.notYours],
      ['no number at all', 403, { phone_number: 'x', car_id: 'b' }, savedCopy.notYours],
      ["another dealer's vehicle", 404, { phone_number: KIM, car_id: 'two' }, savedCopy.unknown],
      ['a sold vehicle', 404, { phone_number: KIM, car_id: 's' }, savedCopy.unknown],
      ['a vehicle by its slug', 404, { phone_number: KIM, car_id: 'car-a' }, savedCopy.unknown],
      ['no vehicle', 400, { phone_number: KIM }, savedCopy.malformed],
      ['an empty one', 400, { phone_number: KIM, car_id: '' }, savedCopy.malformed],
    ] as const)('%s: %i, and nothing changes', async (_, status, body, error) => {
      const [kim, ali] = [await site.signedIn(KIM), await site.signedIn(ALI)];
      await call(kim, 'save', { car_id: 'a' });
      expect(await call(kim, 'save', body)).toEqual({ status, success: false, error });
      expect([await idsOf(kim), await idsOf(ali)]).toEqual([['a'], []]);
    });

    test("another shopper's list is not shortened", async () => {
      const [kim, ali] = [await site.signedIn(KIM), await site.signedIn(ALI)];
      await call(kim, 'save', { car_id: 'a' });
      expect(await call(ali, 'remove', { phone_number: KIM, car_id: 'a' })).toMatchObject({
        status: 403,
      });
      await call(ali, 'remove', { car_id: 'a' });
      await form(ali, { car_id: 'a', change: 'remove', phone_number: KIM });
      expect(await idsOf(kim)).toEqual(['a']);
    });

    test('a session is of no use at another dealer', async () => {
      const kim = await site.signedIn(KIM);
      await call(kim, 'save', { car_id: 'a' });
      expect(await call(kim, 'save', { car_id: 'two' }, { slug: 'two' })).toMatchObject({
        ...{ status: 401, success: false, error: savedCopy.signedOut },
      });
      expect(await auth(kim, 'two')).toEqual({ user: null, watchlist: [] });
      const there = await site.signedIn(KIM, 'two');
      expect(await idsOf(there, 'two')).toEqual([]);
      await call(there, 'remove', { car_id: 'a' }, { slug: 'two' });
      expect(await idsOf(kim)).toEqual(['a']);
    });

    test('who is not signed in saves nothing', async () => {
      const nobody = newBrowser();
      const body = { phone_number: KIM, car_id: 'a' };
      expect(await call(nobody, 'save', body)).toMatchObject({ status: 401, success: false });
      expect(await call(nobody, 'remove', body)).toMatchObject({ status: 401, success: false });
    });

    test('what is no JSON object is not read', async () => {
      const kim = await site.signedIn(KIM);
      const forms = { type: 'application/x-www-form-urlencoded' };
      expect((await call(kim, 'save', 'car_id=a', forms)).status).toBe(415);
      expect((await call(kim, 'save', 'car_id=a', { type: 'text/plain' })).status).toBe(415);
      for (const body of ['', '[]', '{"car_id"', 'null']) {
        expect((await call(kim, 'save', body)).status).toBe(400);
      }
      expect(onlyChanges().status).toBe(405);
      expect(await idsOf(kim)).toEqual([]);
    });
  });

  test('without a script: saved, led back to where it was pressed, taken out', async () => {
    const kim = await site.signedIn(KIM);
    expect(await form(kim, { car_id: 'a', change: 'save', back: '/cars/car-a?x=1#y' })).toEqual({
      status: 303,
      to: '/cars/car-a?x=1#saved-a',
    });
    expect(await idsOf(kim)).toEqual(['a']);
    expect(await form(kim, { car_id: 'b', back: 'https://evil.example' })).toEqual({
      status: 303,
      to: '/watchlist#saved-b',
    });
    expect(await form(kim, { car_id: 'b', change: 'remove', back: '/watchlist' })).toEqual({
      status: 303,
      to: '/watchlist',
    });
    expect(await idsOf(kim)).toEqual(['a']);
    expect(await form(kim, { car_id: 'two', back: '/' })).toEqual({
      status: 404,
      message: savedCopy.unknown,
    });
  });

  test('without a script, who is not signed in is led to sign-in and nothing is saved (R4-36)', async () => {
    const nobody = newBrowser();
    expect(await form(nobody, { car_id: 'a', back: '/cars/car-a' })).toEqual({
      status: 303,
      to: '/sign-in?type=watchlist&redirect=%2Fcars%2Fcar-a%23save-a&back=%2Fcars%2Fcar-a',
    });
    expect(await idsOf(await site.signedIn(KIM))).toEqual([]);
  });

  test('the page has what was saved, with what has changed since (R2-12)', async () => {
    stock.one = [
      aVehicle({ id: 'a', slug: 'car-a', price: 20_000 }),
      aVehicle({ id: 'b', slug: 'car-b', price: 31_000 }),
      aVehicle({ id: 'c', slug: 'car-c', price: 10_000 }),
      aVehicle({ id: 'd', slug: 'car-d', price: 25_990 }),
      aVehicle({ id: 'e', slug: 'car-e', price: 15_000 }),
      aVehicle({ id: 'f', slug: 'car-f', price: 16_000 }),
    ];
    const kim = await site.signedIn(KIM);
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await call(kim, 'save', { car_id: id });
    stock.one = [
      aVehicle({ id: 'a', slug: 'car-a', price: 19_000, reserved: true }),
      aVehicle({ id: 'b', slug: 'car-b', price: 30_000 }),
      aVehicle({ id: 'c', slug: 'car-c', sold: true }),
      aVehicle({ id: 'e', slug: 'car-e', status: 'reserved', reserved: true }),
      aVehicle({ id: 'f', slug: 'car-f', status: 'coming_soon' }),
    ];
    const { list } = await view(kim);
    expect(
      list?.cards.map(({ card, lines }) => [card.vehicle.id, ...lines.map(({ text }) => text)]),
    ).toEqual([
      ['b', '$1,000 less than when you saved it ($31,000)'],
      ['a', '$1,000 less than when you saved it ($20,000)', 'Reserved since you saved it'],
    ]);
    expect(list?.cards[0]?.savedOn).toBe('25 November 2026');
    expect(list?.gone).toMatchObject([
      { id: 'f', state: 'Not for sale at the moment', href: '/cars/car-f' },
      { id: 'e', state: 'Reserved', href: '/cars/car-e' },
      { id: 'd', state: 'Not for sale here any more', price: '$25,990', href: null },
      { id: 'c', state: 'Sold', price: '$10,000', href: null },
    ]);
    expect(list?.gone[0]?.similarHref).toMatch(/^\/search.*HiLux/);
    expect(list?.compare).toEqual({ href: '/compare?cars=car-b,car-a', count: 2 });
    const low = await view(kim, '?sort=low');
    expect(low.list?.cards.map(({ card }) => card.vehicle.id)).toEqual(['a', 'b']);
    expect(low.list?.orders.filter(({ current }) => current)).toEqual([
      { label: 'Lowest price', href: '/watchlist?sort=low', current: true },
    ]);
  });

  test('the page of nobody leads to sign-in', async () => {
    expect(await view(newBrowser())).toEqual({
      words: expect.objectContaining({ heading: 'Your saved cars' }),
      kind: 'watchlist',
      list: null,
      signInHref: '/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fwatchlist',
    });
  });
});
