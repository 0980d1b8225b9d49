import { originOf } from '../support/ask.ts';
import { hostileAddresses } from '../support/hostileAddresses.ts';
import { newNumber, signInHere } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'wattlebend' });

test('R17-03: no parameter that ends in an address leads a browser off the site', async ({
  page,
  visit,
  site,
  watch,
}) => {
  // What stays here is mostly no page.
  for (const status of [400, 404]) watch.expectStatus(status);
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(200);
  await visit('/sign-in');
  /** Where this browser would go by the links and forms of the sign-in page, asked with each text. */
  const origins = (texts: readonly string[]) =>
    page.evaluate(async (all) => {
      const found: string[] = [];
      for (const text of all) {
        const query = new URLSearchParams({ redirect: text, back: text });
        const answer = await fetch(`/sign-in?${query}`);
        const html = await answer.text();
        const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
        const targets = [...main.matchAll(/ (?:href|action)="([^"]*)"/g)].map(([, target = '']) =>
          target.replaceAll('&amp;', '&'),
        );
        if (targets.length === 0) found.push(`${JSON.stringify(text)}: a page without a link`);
        for (const target of [answer.url, ...targets]) {
          const { origin } = new URL(target, location.href);
          // A number to call leads to no site.
          if (origin !== location.origin && !target.startsWith('tel:'))
            found.push(`${JSON.stringify(text)} to ${target}`);
        }
      }
      return found;
    }, texts);
  expect(await origins(hostileAddresses)).toEqual([]);

  // Who is signed in is sent on at once: the browser follows, and another origin would fail.
  await signInHere(page, site, newNumber());
  expect(await origins(hostileAddresses)).toEqual([]);
  for (const text of hostileAddresses.filter((_, place) => place % 25 === 0)) {
    await page.goto(`/sign-in?redirect=${encodeURIComponent(text)}`);
    expect(new URL(page.url()).origin, text).toBe(originOf(site));
  }
});
