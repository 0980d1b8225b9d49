import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSiteConfig, type SiteWords } from '@forecourt/data';
import { expect, test } from '@playwright/test';
import { templateNames, templatesFolder } from '../../demo/dealers.ts';
import { sitePages } from '../bytes/sitePages.ts';
import { freePort, startDemo } from '../demoServer.ts';
import { ask, originOf } from '../support/ask.ts';
import { clientScripts } from '../support/clientScripts.ts';
import { dealerOf } from '../support/dealers.ts';
import { launched } from '../support/launched.ts';
import { asPrinted } from '../support/siteWords.ts';
import { testServer } from '../support/testServer.ts';
import { writeTestSites } from '../support/testSites.ts';

type OwnWords = { readonly [Group in keyof SiteWords]?: Partial<SiteWords[Group]> };

/** What a template says in its own voice. */
async function wordsOf(template: string): Promise<OwnWords> {
  const text = await readFile(join(templatesFolder, template, 'template.json'), 'utf8');
  return (JSON.parse(text) as { defaults?: { words?: OwnWords } }).defaults?.words ?? {};
}

function listOf(words: OwnWords): [key: string, text: string][] {
  return Object.entries(words).flatMap(([group, own]) =>
    Object.entries<string>(own).map(([key, text]): [string, string] => [`${group}.${key}`, text]),
  );
}

/** Of states that only a visitor brings about, or that not every dealer of the demo has a page in. */
const ELSEWHERE = new Set([
  ...['offers.none', 'offers.stock', 'finance.leadAsk', 'vehicle.placeGone', 'stock.one'],
  ...['success.thanks', 'success.next', 'success.keepLooking', 'reviews.more', 'content.stock'],
  ...['forms.partsAt', 'forms.serviceAt', 'nothing.change', 'nothing.ask'],
  ...['saved.none', 'saved.noneHere', 'saved.over', 'saved.signIn', 'account.heading'],
  ...['account.savedNone', 'account.data', 'budget.least', 'budget.stock'],
]);

/** What a place's name follows. */
const BEFORE_A_NAME = new Set(['contact.step']);

for (const template of templateNames) {
  test(`each word of ${template} stands on a page, with its placeholders filled in`, async () => {
    const site = dealerOf[template] ?? template;
    const pages = await sitePages(testServer.port, site);
    const { text: map } = await ask({ site, path: '/sitemap.xml' });
    const listed = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path = '/']) => path);
    const addresses = new Set([
      ...['/success', ...pages.flatMap((page) => page.addresses)],
      ...listed.filter((path) => !/^\/(?:cars|search)\b/.test(path)),
    ]);
    const sent: string[] = [];
    for (const path of addresses) {
      const { status, text } = await ask({ site, path });
      expect.soft(status, path).toBe(200);
      sent.push(text);
    }
    for (const path of ['/alerts?query=kia', '/alerts?query=kia&asked=1', '/no-such-page']) {
      sent.push((await ask({ site, path })).text);
    }
    expect(sent.length).toBeGreaterThan(20);
    const texts = sent.map((text) => text.replaceAll('<!-- -->', ''));
    expect(texts.filter((text) => /\{(?:name|count|place|model)\}/.test(text))).toEqual([]);
    const printed = new Set(
      texts.flatMap((html) => [...html.matchAll(/>([^<]+)</g)].map(([, one = '']) => one)),
    );
    const missing = listOf(await wordsOf(template)).filter(
      ([key, text]) =>
        !ELSEWHERE.has(key) &&
        ![...printed].some(
          (one) =>
            asPrinted(text).test(one) || (BEFORE_A_NAME.has(key) && one.startsWith(`${text} `)),
        ),
    );
    expect(missing).toEqual([]);
  });

  test(`R19-03: no words of ${template} and none of the platform’s are in its scripts`, async () => {
    const locations = [{ id: 'l', slug: 'l', name: 'L' }];
    const dealer = { slug: 's', template, name: 'S', locations };
    const platform = parseSiteConfig('site.json', dealer, {}).words;
    const told = [...listOf(platform), ...listOf(await wordsOf(template))]
      .map(([, text]) => text)
      // Shorter ones may be words of something else.
      .filter((text) => text.length > 30 && !text.includes('{'));
    expect(told.length).toBeGreaterThan(15);
    for (const [file, script] of await clientScripts(template)) {
      expect(
        told.filter((text) => script.includes(text)),
        file,
      ).toEqual([]);
    }
  });
}

test('a dealer’s own words go before those of its template, and none of them is mark-up', async ({
  playwright,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-words-'));
  const hostile = `</script><img src=x onerror="window.isHacked=1">"' & <b>bold</b>`;
  await writeTestSites(
    join(folder, 'sites'),
    templateNames.map((template) => ({
      slug: `words-${template}`,
      name: 'Rose & Sons',
      headings: 'stock no,make,model',
      rows: ['1,Kia,Rio'],
      config: {
        template,
        words: { home: { places: `${hostile} at {name}` }, finance: { steps: hostile } },
      },
    })),
  );
  const server = await startDemo({
    port: await freePort(),
    dataFolder: join(folder, 'data'),
    env: { FORECOURT_SITES: join(folder, 'sites') },
  });
  const browser = await launched(() => playwright.chromium.launch());
  const page = await browser.newPage();
  try {
    for (const template of templateNames) {
      const origin = originOf(`words-${template}`, server.port);
      for (const [path, name] of [
        ['/', `${hostile} at Rose & Sons`],
        ['/finance-enquiry', hostile],
      ] as const) {
        await page.goto(origin + path);
        const heading = page.getByRole('heading', { level: 2, name, exact: true });
        await expect(heading, `${template} ${path}`).toBeVisible();
        expect(await page.locator('img[src="x"]').count()).toBe(0);
        expect(await page.evaluate(() => 'isHacked' in window)).toBe(false);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true });
  }
});
