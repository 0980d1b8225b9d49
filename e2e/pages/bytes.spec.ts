import { heaviestBytes } from '../bytes/clientBytes.ts';
import { HELLO_JS, pageBars } from '../bytes/pageBars.ts';
import { sitePages } from '../bytes/sitePages.ts';
import { expect, test } from '../support/test.ts';
import { testServer } from '../support/testServer.ts';

test('no page weighs more than its bars', async ({ site }) => {
  const pages = await sitePages(testServer.port, site);
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const { js, css, html, raw } = await heaviestBytes(testServer.port, site, page);
    const bars = pageBars(page.name);
    expect.soft(raw, `${page.name}: texts over 1 kB sent raw`).toEqual([]);
    expect.soft(js - HELLO_JS, `${page.name}: scripts`).toBeLessThanOrEqual(bars.js);
    expect.soft(css, `${page.name}: styles`).toBeLessThanOrEqual(bars.css);
    expect.soft(html, `${page.name}: HTML`).toBeLessThanOrEqual(bars.html);
  }
});
