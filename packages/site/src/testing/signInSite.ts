import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CodeSender,
  codeInbox,
  type DealerSite,
  openEmbeddedStore,
  parseSiteConfig,
  type SiteConfigInput,
  type SiteKey,
} from '@forecourt/data';
import type { Vehicle } from '@forecourt/domain';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { provideServices, type SiteServices } from '../contracts/siteServices.ts';
import { createLimiter } from '../server/http/createLimiter.ts';
import { limits } from '../server/http/limits.ts';
import type { LogEntry } from '../server/log/log.ts';
import { accountServices } from '../server/signIn/accountServices.ts';
import { createGuessAlarm } from '../server/signIn/guessAlarm.ts';

export const PHONE = '+61412345678';
/** Somebody else's. */
export const OTHER_PHONE = '+61498765432';
export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** A browser: its cookies, and the address it comes from. */
export interface Browser {
  visitor: string;
  cookies: Map<string, string>;
}

export function newBrowser(visitor = '203.0.113.7'): Browser {
  return { visitor, cookies: new Map() };
}

/** Keeps what an answer sets. */
export function keepCookies({ cookies }: Browser, set: readonly string[]): void {
  for (const text of set) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (/Max-Age=0/.test(text)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** What a browser asks with. */
export function requestOf(
  { cookies }: Browser,
  url = 'https://one.example/sign-in',
  form?: Record<string, string>,
): Request {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const init = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) };
  return new Request(url, { ...init, headers: cookie === '' ? {} : { cookie } });
}

interface AskedPage {
  /** What is sent there; else the page is asked for. */
  form?: Record<string, string>;
  slug?: string;
}

/** Two dealers with sign-in over a real store, whose clock and codes are the test's. */
export async function signInSite(config: Partial<SiteConfigInput> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-sign-in-'));
  const store = await openEmbeddedStore({ folder });
  const inbox = codeInbox();
  const clock = { now: Date.UTC(2026, 10, 25) };
  const entries: LogEntry[] = [];
  const sent: string[] = [];
  let next = 100_000;
  let sender: CodeSender = inbox;
  const options = {
    changes: createLimiter(limits.watchlist, () => clock.now),
    store,
    dataFolder: folder,
    alarm: createGuessAlarm({
      accounts: store.accounts,
      now: () => clock.now,
      log: (entry) => entries.push(entry),
    }),
    sender: {
      async send(site: DealerSite, message: Parameters<CodeSender['send']>[1]) {
        await sender.send(site, message);
        sent.push(message.to);
      },
    },
    secret: Buffer.alloc(32, 7),
    reservationPath: (_: DealerSite, id: string) => `/reservation/${id}`,
    now: () => clock.now,
    log: (entry: LogEntry) => entries.push(entry),
    newCode: () => String((next += 1)),
  };
  const locations = [{ id: 'l', slug: 'l', name: 'Milton' }];
  const siteOf = (slug: string) => {
    const own = { slug, name: `${slug} Motors`, template: 'wire', locations, garageEnabled: true };
    const parsed = parseSiteConfig('site.json', { ...own, ...config }, {});
    return { key: slug as SiteKey, config: parsed } as DealerSite;
  };
  const accountAt = (slug: string, { visitor }: Browser) => {
    const account = accountServices(options, siteOf(slug), `https://${slug}.example`, visitor);
    if (account === null) throw new Error('The site has no sign-in.');
    return account;
  };
  return {
    store,
    clock,
    entries,
    /** Numbers that a message was sent to. */
    sent,
    inbox,
    accountAt,
    sendBy(other: CodeSender) {
      sender = other;
    },
    /** The code that was sent last. */
    lastCode: (slug = 'one') => inbox.messages(slug)[0]?.text.slice(0, 6) ?? '',
    contextOf(browser: Browser, slug = 'one', vehicles: readonly Vehicle[] = []) {
      const { config: parsed } = siteOf(slug);
      const account = accountAt(slug, browser);
      const services = {
        ...{ config: parsed, account, origin: `https://${slug}.example` },
        ...{ now: () => clock.now, hasPage: () => true },
        alerts: parsed.alerts ? {} : null,
        stock: { byId: (id: string) => vehicles.find((vehicle) => vehicle.id === id) ?? null },
      };
      return provideServices(services as unknown as SiteServices);
    },
    /** What a loader or action of a site is given of a browser's request. */
    argsOf(browser: Browser, path: string, { form, slug = 'one' }: AskedPage = {}) {
      const url = new URL(`https://${slug}.example${path}`);
      const request = requestOf(browser, url.href, form);
      const args = { url, request, params: {}, context: this.contextOf(browser, slug) };
      return args as unknown as LoaderFunctionArgs & ActionFunctionArgs;
    },
    /** Asks for a code, as the browser's page of sign-in does. */
    async ask(browser: Browser, phone = PHONE, slug = 'one') {
      const asked = await accountAt(slug, browser).ask(requestOf(browser), phone);
      if (asked.kind === 'sent') keepCookies(browser, [asked.cookie]);
      return asked;
    },
    /** Signs a browser in, a minute after whatever was before. */
    async signIn(browser: Browser, phone: string, slug = 'one') {
      clock.now += MINUTE;
      await this.ask(browser, phone, slug);
      const tried = await accountAt(slug, browser).try(requestOf(browser), this.lastCode(slug));
      if (tried.kind !== 'signedIn') throw new Error(`The code was ${tried.kind}.`);
      keepCookies(browser, tried.cookies);
    },
    /** A browser that was signed in so. */
    async signedIn(phone: string, slug = 'one') {
      const browser = newBrowser();
      await this.signIn(browser, phone, slug);
      return browser;
    },
    /** All that is on disk. */
    async files() {
      const names = await readdir(folder);
      const texts = await Promise.all(
        names.map((name) => readFile(join(folder, name), 'latin1').catch(() => '')),
      );
      return texts.join('\n');
    },
    async close() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type SignInSite = Awaited<ReturnType<typeof signInSite>>;
