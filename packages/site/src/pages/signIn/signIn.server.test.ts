import { signInCopy } from '@forecourt/ui';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { servicesOf } from '../../contracts/siteServices.ts';
import {
  type Browser,
  keepCookies,
  MINUTE,
  newBrowser,
  requestOf,
  type SignInSite,
  signInSite,
} from '../../testing/signInSite.ts';
import { loader as auth } from './apiAuth.resource.ts';
import { requireSignIn } from './requireSignIn.server.ts';
import { loadSignIn, type SignInFault, submitSignIn } from './signIn.server.ts';
import { loader as openSignOut, action as signOut } from './signOut.resource.ts';

const PHONE = '0412 345 678';
let site: SignInSite;
let browser: Browser;
beforeEach(async () => {
  site = await signInSite({ gated: ['finance'] });
  browser = newBrowser();
});
afterEach(() => site.close());

function argsOf(path: string, form?: Record<string, string>) {
  return site.argsOf(browser, path, form && { form });
}

async function view(path = '/sign-in') {
  const { data, init } = await loadSignIn(argsOf(path));
  expect(init?.headers).toEqual({ 'cache-control': 'no-store' });
  return data;
}

/** Where who is signed in already is sent. */
async function sentOn(path: string) {
  const answer = await loadSignIn(argsOf(path)).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) return null;
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store']);
  return answer.headers.get('location');
}

/** Where a form leads, or what is wrong with it; the browser keeps its cookies. */
async function send(form: Record<string, string>, path = '/sign-in') {
  const answer = await submitSignIn(argsOf(path, form));
  if (answer instanceof Response) {
    keepCookies(browser, answer.headers.getSetCookie());
    if (answer.headers.get('cache-control') !== 'no-store') throw new Error('It may be kept.');
    return { status: answer.status, to: answer.headers.get('location') };
  }
  const fault: SignInFault = answer.data;
  return { status: answer.init?.status, ...fault };
}

async function signIn(path = '/sign-in') {
  await send({ phone: PHONE }, path);
  return send({ code: site.lastCode() }, path);
}

describe('signing in, step by step (R6-02)', () => {
  test('number, code, and on to where the visitor wanted', async () => {
    const path = '/sign-in?type=finance&redirect=%2Ffinance%3Fa%3D1&back=%2Fcars%2Fx';
    expect(await view(path)).toEqual({
      action: path,
      type: 'finance',
      redirect: '/finance?a=1',
      back: '/cars/x',
      stage: { at: 'phone' },
    });
    expect(await send({ phone: PHONE }, path)).toEqual({ status: 303, to: path });
    expect((await view(path)).stage).toEqual({ at: 'code', phone: '0412 *** *78' });
    expect(await send({ code: ` ${site.lastCode()} ` }, path)).toEqual({
      status: 303,
      to: '/finance?a=1',
    });
    expect(await sentOn(path)).toBe('/finance?a=1');
    expect(await sentOn('/sign-in')).toBe('/account');
  });

  test('what is no mobile number gets no code', async () => {
    expect(await send({ phone: '(07) 3555 1234' })).toMatchObject({
      status: 400,
      stage: { at: 'phone', phone: '(07) 3555 1234', fault: signInCopy.malformedPhone },
    });
    expect(await send({ phone: ' ' })).toMatchObject({ stage: { fault: signInCopy.missingPhone } });
    expect(await send({})).toMatchObject({ status: 400 });
    expect(site.sent).toEqual([]);
  });

  test('a wrong code says so and can be mended; after five it is over', async () => {
    await send({ phone: PHONE });
    const wrong = { status: 400, stage: { at: 'code', fault: signInCopy.wrongCode } };
    expect(await send({ code: '000000' })).toMatchObject(wrong);
    expect(await send({ code: '12' })).toMatchObject({
      stage: { fault: signInCopy.malformedCode },
    });
    for (let turn = 0; turn < 3; turn += 1) await send({ code: '000000' });
    const over = { status: 400, stage: { at: 'phone' }, message: signInCopy.over };
    expect(await send({ code: '000000' })).toEqual(over);
    expect(await send({ code: site.lastCode() })).toEqual(over);
    expect((await view()).stage).toEqual({ at: 'phone' });
  });

  test('the code again, no sooner than in half a minute', async () => {
    await send({ phone: PHONE });
    const first = site.lastCode();
    expect(await send({ resend: '1', code: '' })).toMatchObject({
      status: 429,
      stage: { at: 'code' },
      message: signInCopy.soon('30 seconds'),
    });
    site.clock.now += MINUTE;
    expect(await send({ resend: '1', code: '' })).toEqual({ status: 303, to: '/sign-in' });
    expect(await send({ code: first })).toMatchObject({ status: 400 });
    expect(await send({ code: site.lastCode() })).toEqual({ status: 303, to: '/' });
  });

  test('another number, and the code for the first is over', async () => {
    await send({ phone: PHONE });
    const first = site.lastCode();
    const before = new Map(browser.cookies);
    expect(await send({ change: '1' })).toEqual({ status: 303, to: '/sign-in' });
    expect((await view()).stage).toEqual({ at: 'phone' });
    browser.cookies = before;
    expect(await send({ code: first })).toMatchObject({ status: 400, message: signInCopy.over });
  });

  test('who has asked for too many is told how long to wait', async () => {
    for (let turn = 0; turn < 20; turn += 1) await send({ phone: `0400 000 0${turn + 10}` });
    expect(await send({ phone: PHONE })).toEqual({
      status: 429,
      stage: { at: 'blocked', seconds: 3_600 },
      message: null,
    });
  });

  test('a message that is not sent is told, with the number as it was typed', async () => {
    site.sendBy({ send: () => Promise.reject(new Error('+61412345678')) });
    expect(await send({ phone: PHONE })).toEqual({
      status: 503,
      stage: { at: 'phone', phone: PHONE },
      message: signInCopy.failed,
    });
    expect(JSON.stringify(site.entries)).not.toContain('412345678');
  });
});

// Each must stay on this site, or lead to its home page (R2-09, R17-03).
const outside = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'one.example.evil.example',
  '@evil.example',
  '/@evil.example',
  '/\u2028/evil.example',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/sign-in?redirect=/sign-in',
  '/sign-out',
];

test.each(outside)('redirect=%j leads nowhere else (R2-09, R17-03)', async (text) => {
  const path = `/sign-in?redirect=${encodeURIComponent(text)}&back=${encodeURIComponent(text)}`;
  const shown = await view(path);
  for (const address of [shown.redirect, shown.back, shown.action]) {
    expect(address).toMatch(/^\/(?![/\\])/);
    expect(new URL(address, 'https://one.example').origin).toBe('https://one.example');
  }
  const { status, ...rest } = await signIn(path);
  expect(status).toBe(303);
  const to = 'to' in rest ? (rest.to ?? '') : '';
  expect(new URL(to, 'https://one.example').origin).toBe('https://one.example');
  expect(to).not.toMatch(/^\/sign-/);
});

describe('a part of the site that is for who signed in (R2-08)', () => {
  const gate = async (part: 'finance' | 'trade-in', referer?: string) => {
    const { context, url } = argsOf('/finance?car_id=7');
    const request = requestOf(browser, url.href);
    if (referer !== undefined) request.headers.set('referer', referer);
    try {
      await requireSignIn(servicesOf(context), part, request, url);
    } catch (thrown) {
      const { headers, status } = thrown as Response;
      expect([status, headers.get('cache-control')]).toEqual([302, 'no-store']);
      return headers.get('location');
    }
    return null;
  };

  test.each([
    [undefined, '%2F'],
    ['https://one.example/cars/x?y=1', '%2Fcars%2Fx%3Fy%3D1'],
    ['https://evil.example/cars/x', '%2F'],
    ['https://one.example/finance?car_id=7', '%2F'],
    ['nonsense', '%2F'],
  ])('from %s', async (referer, back) => {
    expect(await gate('finance', referer)).toBe(
      `/sign-in?type=finance&redirect=%2Ffinance%3Fcar_id%3D7&back=${back}`,
    );
  });

  test('is open once they have, and other parts always', async () => {
    expect(await gate('trade-in')).toBeNull();
    await signIn();
    expect(await gate('finance')).toBeNull();
  });
});

describe('GET /api/auth (R4-13)', () => {
  const ask = async (headers: Record<string, string> = {}) => {
    const args = argsOf('/api/auth');
    for (const [name, value] of Object.entries(headers)) args.request.headers.set(name, value);
    const answer = await auth(args);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')).toBe('Cookie');
    return [answer.status, await answer.json()];
  };

  test('user and watchlist, of who is signed in', async () => {
    expect(await ask()).toEqual([200, { user: null, watchlist: [] }]);
    await signIn();
    expect(await ask({ 'sec-fetch-site': 'same-origin' })).toEqual([
      200,
      { user: { phone: '+61412345678' }, watchlist: [] },
    ]);
  });

  test.each(['cross-site', 'same-site'])('nothing to a page that is %s', async (from) => {
    await signIn();
    const [status, body] = await ask({ 'sec-fetch-site': from });
    expect(status).toBe(403);
    expect(JSON.stringify(body)).not.toContain('412345678');
  });
});

describe('signing out (R16-05)', () => {
  test.each([{}, { everywhere: '1' }])(
    '%j ends the session, and what the browser holds',
    async (form) => {
      await signIn();
      const before = new Map(browser.cookies);
      const answer = await signOut(argsOf('/sign-out', form));
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
      expect(answer.headers.get('clear-site-data')).toBe('"cache"');
      keepCookies(browser, answer.headers.getSetCookie());
      expect(browser.cookies.has('__Host-fc_session')).toBe(false);
      // What was copied before is of no use.
      browser.cookies = before;
      expect(await sentOn('/sign-in')).toBeNull();
    },
  );

  test('is for who sends it, not for who opens it', async () => {
    await signIn();
    expect(openSignOut).toThrow(
      expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }),
    );
    expect(await sentOn('/sign-in')).toBe('/account');
  });
});
