import { CodeNotSent } from '@forecourt/data';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newBrowser, requestOf, type SignInSite, signInSite } from '../../testing/signInSite.ts';

let site: SignInSite;
beforeEach(async () => {
  site = await signInSite();
});
afterEach(() => site.close());

describe('messages (R16-06)', () => {
  test('a flood from one visitor is twenty in an hour', async () => {
    const browser = newBrowser();
    for (let number = 0; number < 100; number += 1) {
      await site.ask(newBrowser(), `+614${String(number).padStart(8, '0')}`);
    }
    expect(site.sent).toHaveLength(20);
    expect((await site.ask(browser)).kind).toBe('wait');
  });

  test('a flood from everywhere is 200 in an hour at a dealer, and is told', async () => {
    for (let number = 0; number < 205; number += 1) {
      const visitor = newBrowser(`10.0.${number >> 8}.${number & 255}`);
      await site.ask(visitor, `+614${String(number).padStart(8, '0')}`);
    }
    expect(site.sent).toHaveLength(200);
    expect(site.entries).toContainEqual({ event: 'codes_at_limit', site: 'one', detail: 'site' });
  });

  test('says for which host its code is', async () => {
    await site.ask(newBrowser());
    expect(site.inbox.messages('one')[0]?.text).toMatch(/\n@one\.example #\d{6}$/);
  });

  test('one that is not sent signs nobody in, and tells no number', async () => {
    const browser = newBrowser();
    site.sendBy({ send: () => Promise.reject(new CodeNotSent('The gateway is away.')) });
    expect(await site.ask(browser)).toEqual({ kind: 'failed' });
    const tried = await site.accountAt('one', browser).try(requestOf(browser), '100001');
    expect(tried.kind).toBe('over');
    expect(site.entries).toEqual([{ event: 'code_not_sent', site: 'one', error: 'CodeNotSent' }]);
  });
});
