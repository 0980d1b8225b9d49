import { heaviestBytes } from '../bytes/clientBytes.ts';
import { HELLO_JS, pageCeilings } from '../bytes/pageBars.ts';
import { sitePages } from '../bytes/sitePages.ts';
import { expect, test } from '../support/test.ts';
import { testServer } from '../support/testServer.ts';

test('no page weighs more than its bars, or than it did where it misses one', async ({ site }) => {
  const pages = await sitePages(testServer.port, site);
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const { js, css, html, raw } = await heaviestBytes(testServer.port, site, page);
    const ceilings = pageCeilings(page.name);
    expect.soft(raw, `${page.name}: texts over 1 kB sent raw`).toEqual([]);
    expect.soft(js - HELLO_JS, `${page.name}: scripts`).toBeLessThanOrEqual(ceilings.js);
    expect.soft(css, `${page.name}: styles`).toBeLessThanOrEqual(ceilings.css);
    expect.soft(html, `${page.name}: HTML`).toBeLessThanOrEqual(ceilings.html);
  }
});
