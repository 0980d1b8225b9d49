import type { IncomingMessage } from 'node:http';
import { codeRules, mobileNumber } from '@forecourt/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type Browser,
  DAY,
  keepCookies,
  newBrowser,
  requestOf,
  type SignInSite,
  signInSite,
} from '../../testing/signInSite.ts';
import { trustedProxies, visitorOf } from '../http/visitorOf.ts';

const VICTIM = '+61412345678';
const GUESSES = 5_000;
/** Of a day, for one number. */
const MOST_CHANCE = 1e-4;
const SECOND = 1_000;

let site: SignInSite;
beforeEach(async () => {
  site = await signInSite();
});
afterEach(() => site.close());

const spellings = Array.from({ length: 50 }, (_, place) => {
  const prefix = ['04', '+61 4', '+61 (0)4', '0061-4', '６１４'][place % 5] ?? '';
  return `${prefix}${' '.repeat(place % 10)}12-345 ${place % 2 === 0 ? '678' : '６７８'}`;
});

/** An address as the server sees it when a connection says it is passed on for another. */
function forged(value: string, from: string): string {
  const incoming = { headers: { 'x-forwarded-for': value }, socket: { remoteAddress: from } };
  return visitorOf(incoming as unknown as IncomingMessage, trustedProxies([]));
}

/**
 * Guesses as fast as the site lets them, every half minute a new code where one can be had, until so many
 * were sent; resolves to how many were looked at of each day.
 */
async function steal(visitorAt: (turn: number) => string): Promise<Map<number, number>> {
  const looked = new Map<number, number>();
  const begun = site.clock.now;
  let browser: Browser = newBrowser();
  for (let guess = 0; guess < GUESSES; guess += 1) {
    if (guess % 25 === 0) {
      site.clock.now += 13 * 60 * SECOND;
      browser = newBrowser(visitorAt(guess));
      const phone = mobileNumber(spellings[(guess / 25) % spellings.length] ?? '') ?? 'none';
      const asked = await site.accountAt('one', browser).ask(requestOf(browser), phone);
      if (asked.kind === 'sent') keepCookies(browser, [asked.cookie]);
    }
    site.clock.now += SECOND / 2;
    const by = { ...browser, visitor: visitorAt(guess) };
    const alive = await site.accountAt('one', by).askedNumber(requestOf(by));
    // Codes of these tests are above 100,000.
    const tried = await site
      .accountAt('one', by)
      .try(requestOf(by), String(guess).padStart(6, '0'));
    expect(tried.kind).not.toBe('signedIn');
    const isLooked = tried.kind === 'wrong' || (tried.kind === 'over' && alive !== null);
    const day = Math.floor((site.clock.now - begun) / DAY);
    if (isLooked) looked.set(day, (looked.get(day) ?? 0) + 1);
  }
  return looked;
}

describe('a code thief of 5,000 guesses over simulated days (R16-01)', () => {
  test.each([
    [
      '200 values of X-Forwarded-For from one address',
      (turn: number) => forged(`198.51.100.${turn % 200}`, '203.0.113.7'),
    ],
    ['200 addresses', (turn: number) => `198.51.100.${turn % 200}`],
    ['a new address each time', (turn: number) => `10.${turn >> 8}.${turn & 255}.1`],
  ])(
    'by %s and 50 spellings has a chance below 10⁻⁴ a day',
    async (_, visitorAt) => {
      const looked = await steal(visitorAt);
      expect(looked.size).toBeGreaterThan(1);
      const codes = 10 ** codeRules.digits;
      for (const [day, count] of looked) {
        expect(count / codes, `day ${day}: ${count} guesses`).toBeLessThan(MOST_CHANCE);
        expect(count).toBeLessThanOrEqual(50);
      }
      // The number was asked for each day, or this would prove nothing.
      expect(Math.max(...looked.values())).toBeGreaterThan(20);
      expect(new Set(site.sent)).toEqual(new Set([VICTIM]));
      expect(JSON.stringify(site.entries)).not.toContain('412345678');
    },
    60_000,
  );
});
