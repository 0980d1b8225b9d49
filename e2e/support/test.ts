import { test as base, expect, type Page, type Response } from '@playwright/test';
import { originOf } from './ask.ts';

export interface VisitorOptions {
  /** Slug of the dealer site that is visited. */
  site: string;
  /** The window is a phone's. */
  phone: boolean;
  /** Pictures are answered by a dot: the server draws each anew, which is no part of a journey. */
  blankPictures: boolean;
}

export interface Watch {
  /** Answers of this status are part of the test; the browser may complain of them. */
  expectStatus(status: number): void;
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
  site: ['coolabarra', { option: true }],
  phone: [false, { option: true }],
  blankPictures: [true, { option: true }],
  baseURL: async ({ site }, use) => use(originOf(site)),
  js: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled ?? true),
  visit: async ({ page, js }, use) => {
    await use(async (path, options) => {
      const response = await page.goto(path, options);
      if (js) await untilHydrated(page);
      return response;
    });
  },
  watch: [
    async ({ page, baseURL, blankPictures }, use) => {
      if (blankPictures) {
        await page.route('**/demo-images/**', (route) => route.fulfill(DOT));
      }
      const expected = new Set<number>();
      const faults = collectFaults(page, baseURL ?? '');
      await use({ expectStatus: (status) => expected.add(status) });
      const unexpected = faults.filter(({ status }) => status === null || !expected.has(status));
      expect(
        unexpected.map(({ text }) => text),
        'what the browser complained of',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const DOT = {
  contentType: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'),
};

/** A click before React has taken the page over follows the plain link or sends the plain form. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

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
    add(`${message.type()}: ${message.text()}`, status === undefined ? null : Number(status));
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
