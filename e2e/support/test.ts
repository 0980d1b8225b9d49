import { test as base, expect, type Page, type Response } from '@playwright/test';
import { originOf } from './ask.ts';
import { launched } from './launched.ts';
import { newVisitor } from './newVisitor.ts';

export interface VisitorOptions {
  /** Slug of the dealer site that is visited. */
  site: string;
  /** The window is a phone's. */
  phone: boolean;
  /** The template's second scheme of colours; `null` where it has one alone. */
  otherScheme: 'light' | 'dark' | null;
  /** Pictures are answered by a blank one: the server draws each anew, which is no part of a journey. */
  blankPictures: boolean;
}

export interface Watch {
  /** Answers of this status are part of the test; the browser may complain of them. */
  expectStatus(status: number): void;
  /** A request that gets no answer is part of the test. */
  expectNoNetwork(): void;
  /** Complaints of this kind are part of the test. */
  expectFault(text: RegExp): void;
}

interface Fixtures {
  /** Scripts run. */
  js: boolean;
  /** Opens a page of the site; with scripts, when it answers to the visitor. */
  visit(path: string, options?: Parameters<Page['goto']>[1]): Promise<Response | null>;
  /** Fails the test for anything a visitor's browser complains of. */
  watch: Watch;
}

/** A test of a visitor on a dealer's site: `page.goto('/search')` opens that site's listing. */
export const test = base.extend<Fixtures & VisitorOptions>({
  browser: [
    async ({ playwright, browserName }, use) => {
      const browser = await launched(() => playwright[browserName].launch());
      await use(browser);
      await browser.close({ reason: 'Test ended.' });
    },
    { scope: 'worker', timeout: 0 },
  ],
  site: ['coolabarra', { option: true }],
  phone: [false, { option: true }],
  blankPictures: [true, { option: true }],
  otherScheme: [null, { option: true }],
  baseURL: async ({ site }, use) => use(originOf(site)),
  // Playwright asks for the braces.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use) => use(newVisitor()),
  js: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled ?? true),
  visit: async ({ page, js }, use) => {
    await use(async (path, options) => {
      const response = await page.goto(path, options);
      // A refusal has no script.
      if (js && (await page.locator('script').count()) > 0) {
        await untilHydrated(page);
        await untilLaidOut(page);
      }
      return response;
    });
  },
  watch: [
    async ({ page, baseURL, blankPictures }, use) => {
      if (blankPictures) {
        await page.route('**/demo-images/**', (route) => route.fulfill(BLANK));
      }
      const expected = new Set<number>();
      const faults = collectFaults(page, baseURL ?? '');
      const expectedTexts: RegExp[] = [];
      await use({
        expectStatus: (status) => expected.add(status),
        expectNoNetwork: () => expected.add(NO_ANSWER),
        expectFault: (text) => expectedTexts.push(text),
      });
      const unexpected = faults
        .filter(({ status }) => status === null || !expected.has(status))
        .filter(({ text }) => !expectedTexts.some((pattern) => pattern.test(text)));
      expect(
        unexpected.map(({ text }) => text),
        'what the browser complained of',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Large: a file for many pixels counts as smaller than it is, and a dot as none at all. */
export const BLANK = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600"/>',
};

/** A click before React has taken the page over follows the plain link or sends the plain form. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** What was out of sight has its texts and its size, too. */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => !('first' in document.documentElement.dataset));
}

/** In place of the status of a request without an answer. */
const NO_ANSWER = 0;

interface Fault {
  text: string;
  /** Of the answer that was complained of. */
  status: number | null;
}

/** Console errors and warnings (a policy violation and a hydration fault are such), failed and foreign requests. */
function collectFaults(page: Page, origin: string): Fault[] {
  const faults: Fault[] = [];
  const add = (text: string, status: number | null = null) => faults.push({ text, status });
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const status = /the server responded with a status of (\d{3})/.exec(message.text())?.[1];
    const unanswered = message.text().includes('net::ERR_FAILED') ? NO_ANSWER : null;
    const code = status === undefined ? unanswered : Number(status);
    add(`${message.type()}: ${message.text()}`, code);
  });
  page.on('pageerror', (error) => add(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) {
      add(`${response.status()} for ${response.url()}`, response.status());
    }
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) add(`foreign: ${url.href}`);
  });
  return faults;
}
