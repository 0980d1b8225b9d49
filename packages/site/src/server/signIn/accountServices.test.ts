import { StatementSync } from 'node:sqlite';
import { mobileNumber } from '@forecourt/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Browser,
  DAY,
  keepCookies,
  MINUTE,
  newBrowser,
  OTHER_PHONE,
  PHONE,
  requestOf,
  type SignInSite,
  signInSite,
} from '../../testing/signInSite.ts';

let site: SignInSite;
beforeEach(async () => {
  site = await signInSite();
});
afterEach(() => site.close());

async function tryCode(browser: Browser, code: string, slug = 'one') {
  const tried = await site.accountAt(slug, browser).try(requestOf(browser), code);
  if (tried.kind === 'signedIn') keepCookies(browser, tried.cookies);
  return tried.kind;
}

async function signIn(browser: Browser, phone = PHONE, slug = 'one') {
  await site.ask(browser, phone, slug);
  return tryCode(browser, site.lastCode(slug), slug);
}

function user(browser: Browser, slug = 'one') {
  return site.accountAt(slug, browser).user(requestOf(browser));
}

describe('guesses (R16-01)', () => {
  test('2,000 from 200 addresses and 50 spellings: five are looked at, then the right one is refused', async () => {
    const browser = newBrowser();
    await site.ask(browser);
    const right = site.lastCode();
    const kinds: string[] = [];
    for (let guess = 0; guess < 2_000; guess += 1) {
      const code = String(guess).padStart(6, '0');
      kinds.push(await tryCode({ ...browser, visitor: `198.51.100.${guess % 200}` }, code));
    }
    expect(kinds.filter((kind) => kind === 'wrong')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'over')).toHaveLength(1_996);
    expect(await tryCode(browser, right)).toBe('over');
    site.clock.now += MINUTE;
    const asked = [];
    for (let spelling = 0; spelling < 50; spelling += 1) {
      const written = `${['0', '+61 ', '+61 (0)', '0061-', '６１'][spelling % 5]}4${' '.repeat(spelling % 10)}12345678`;
      const visitor = newBrowser(`192.0.2.${spelling}`);
      asked.push((await site.ask(visitor, mobileNumber(written) ?? 'none')).kind);
    }
    expect(asked.filter((kind) => kind === 'sent')).toHaveLength(1);
    expect(site.sent).toEqual([PHONE, PHONE]);
  });

  test('fifty guesses in a day at most, however patient', async () => {
    let looked = 0;
    for (let hour = 0; hour < 24; hour += 1) {
      for (let turn = 0; turn < 10; turn += 1) {
        const browser = newBrowser(`192.0.2.${hour * 10 + turn}`);
        site.clock.now += 6 * MINUTE - 1_000;
        if ((await site.ask(browser)).kind !== 'sent') continue;
        for (let guess = 0; guess < 6; guess += 1) {
          const before = site.lastCode();
          const kind = await tryCode(browser, before === '000000' ? '1' : '000000');
          if (kind === 'wrong') looked += 1;
        }
        looked += 1;
      }
    }
    expect(looked).toBeLessThanOrEqual(50);
    expect(site.sent.length).toBe(10);
  });
});

test('a number that is known and one that is not are answered alike (R16-02)', async () => {
  await signIn(newBrowser());
  site.clock.now += MINUTE;
  const answers = [];
  for (const phone of [PHONE, OTHER_PHONE]) {
    const { kind, ...rest } = await site
      .accountAt('one', newBrowser())
      .ask(requestOf(newBrowser()), phone);
    const cookie = 'cookie' in rest ? rest.cookie.replace(/=[\w-]{43};/, '=;') : null;
    answers.push({ kind, cookie });
  }
  expect(answers[0]).toEqual(answers[1]);
});

test('a number that is known takes the same work as one that is not (R16-02)', async () => {
  await signIn(newBrowser());
  const work: string[][] = [];
  for (const phone of [PHONE, OTHER_PHONE]) {
    site.clock.now += MINUTE;
    const browser = newBrowser();
    work.push(await statementsOf(() => site.ask(browser, phone)));
    work.push(await statementsOf(() => tryCode(browser, '000000')));
    expect(site.sent.at(-1)).toBe(phone);
  }
  const [asked = [], tried = [], ...unknown] = work;
  expect(asked.length).toBeGreaterThan(3);
  // The same statements in the same order: what differs in time then is chance.
  expect([asked, tried]).toEqual(unknown);
});

/** Every statement that the store runs meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const ran: string[] = [];
  const methods = (['all', 'run', 'iterate'] as const).map((name) => {
    const own = StatementSync.prototype[name] as (...values: unknown[]) => unknown;
    return vi.spyOn(StatementSync.prototype, name).mockImplementation(function noted(
      this: StatementSync,
      ...values: unknown[]
    ) {
      ran.push(this.sourceSQL);
      return own.apply(this, values) as never;
    });
  });
  try {
    await work();
  } finally {
    for (const method of methods) method.mockRestore();
  }
  // The alarm counts wrong codes of everybody, whoever has tried, and when it likes (R16-01).
  return ran.filter((sql) => !sql.startsWith('select count('));
}

describe('the life of a code (R16-03)', () => {
  test.each([
    [5 * MINUTE - 1_000, 'signedIn'],
    [5 * MINUTE + 1_000, 'over'],
  ])('after %i ms it is %s', async (ms, kind) => {
    const browser = newBrowser();
    await site.ask(browser);
    site.clock.now += ms;
    expect(await tryCode(browser, site.lastCode())).toBe(kind);
  });

  test('a new one ends the old one', async () => {
    const browser = newBrowser();
    await site.ask(browser);
    const old = site.lastCode();
    site.clock.now += MINUTE;
    await site.ask(browser);
    expect(await tryCode(browser, old)).toBe('wrong');
    expect(await tryCode(browser, site.lastCode())).toBe('signedIn');
  });

  test('fifty right ones at once are one session', async () => {
    const browser = newBrowser();
    await site.ask(browser);
    const code = site.lastCode();
    const account = site.accountAt('one', browser);
    const results = await Promise.all(
      Array.from({ length: 50 }, () => account.try(requestOf(browser), code)),
    );
    const signedIn = results.filter(({ kind }) => kind === 'signedIn');
    expect(signedIn).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'over')).toHaveLength(49);
  });
});

test('a code is of no use in another browser, or at another dealer (R16-04)', async () => {
  const [own, other] = [newBrowser(), newBrowser('198.51.100.9')];
  await site.ask(own);
  const code = site.lastCode();
  expect(await tryCode(other, code)).toBe('over');
  await site.ask(other, OTHER_PHONE);
  expect(await tryCode(other, code)).toBe('wrong');
  expect(await tryCode(own, code, 'two')).toBe('over');
  expect(await tryCode(own, code)).toBe('signedIn');
});

describe('sessions (R16-05)', () => {
  test('a new id at each sign-in; a planted one is nobody’s', async () => {
    const browser = newBrowser();
    const planted = 'x'.repeat(43);
    browser.cookies.set('__Host-fc_session', planted);
    expect(await user(browser)).toBeNull();
    await signIn(browser);
    const first = browser.cookies.get('__Host-fc_session') ?? '';
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(first).not.toBe(planted);
    expect(await user(browser)).toEqual({ phone: PHONE });
    const before = { ...browser, cookies: new Map(browser.cookies) };
    site.clock.now += MINUTE;
    await signIn(browser);
    expect(browser.cookies.get('__Host-fc_session')).not.toBe(first);
    expect(await user(before)).toBeNull();
    expect(
      await user({ ...browser, cookies: new Map([['__Host-fc_session', planted]]) }),
    ).toBeNull();
  });

  test('its cookie is of this host, for no script, and goes with no other site’s form', async () => {
    const browser = newBrowser();
    await site.ask(browser);
    const tried = await site.accountAt('one', browser).try(requestOf(browser), site.lastCode());
    const cookies = tried.kind === 'signedIn' ? tried.cookies : [];
    expect(cookies[0]).toMatch(
      /^__Host-fc_session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(cookies[1]).toMatch(/^__Host-fc_code=; Path=\/; Max-Age=0;/);
  });

  test('signing out ends it on the server, here or everywhere', async () => {
    const browsers = [newBrowser(), newBrowser(), newBrowser()];
    for (const browser of browsers) {
      await signIn(browser);
      site.clock.now += MINUTE;
    }
    const [a, b, c] = browsers as [Browser, Browser, Browser];
    const gone = await site.accountAt('one', a).signOut(requestOf(a), false);
    expect(gone).toMatch(/^__Host-fc_session=; .*Max-Age=0/);
    expect(await user(a)).toBeNull();
    expect(await user(b)).toEqual({ phone: PHONE });
    await site.accountAt('one', b).signOut(requestOf(b), true);
    expect([await user(b), await user(c)]).toEqual([null, null]);
  });

  test('lasts 30 days without a visit, and 90 in all', async () => {
    const browser = newBrowser();
    await signIn(browser);
    for (let day = 0; day < 87; day += 29) {
      site.clock.now += 29 * DAY;
      expect(await user(browser), `day ${day}`).toEqual({ phone: PHONE });
    }
    site.clock.now += 3 * DAY;
    expect(await user(browser)).toBeNull();
    await signIn(browser);
    site.clock.now += 30 * DAY;
    expect(await user(browser)).toBeNull();
  });

  test('of one dealer is nothing at another (R15-03)', async () => {
    const browser = newBrowser();
    await signIn(browser);
    expect(await user(browser, 'two')).toBeNull();
    await site.accountAt('two', browser).signOut(requestOf(browser), true);
    expect(await user(browser)).toEqual({ phone: PHONE });
  });
});

test('neither codes nor tokens are on disk or in the log (R16-07)', async () => {
  const browser = newBrowser();
  await site.ask(browser);
  const code = site.lastCode();
  const token = browser.cookies.get('__Host-fc_code') ?? '';
  await tryCode(browser, '000000');
  const whileLive = await site.files();
  await tryCode(browser, code);
  const session = browser.cookies.get('__Host-fc_session') ?? '';
  const all = whileLive + (await site.files()) + JSON.stringify(site.entries);
  for (const secret of [code, token, session, browser.visitor]) {
    expect(secret).not.toBe('');
    expect(all).not.toContain(secret);
  }
  expect(JSON.stringify(site.entries)).not.toContain('412345678');
});
