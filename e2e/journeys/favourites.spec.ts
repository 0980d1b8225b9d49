import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startDemo } from '../demoServer.ts';
import { originOf } from '../support/ask.ts';
import { pageWords } from '../support/siteWords.ts';
import { expect, test } from '../support/test.ts';
import { writeTestSites } from '../support/testSites.ts';

test('vehicles are saved on the listing and on their page, kept, sent and taken out @once @js', async ({
  page,
  visit,
}) => {
  await visit('/search');
  const hearts = page.getByRole('article').getByRole('button', { name: /^Saved? / });
  await hearts.nth(1).click();
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const told = () =>
    page.evaluate(() => JSON.stringify(window.dataLayer ?? []).split('"event_id":39').length - 1);
  await expect.poll(told).toBe(1);
  await hearts.nth(1).click();
  await hearts.nth(1).click();
  // Only what is added is told (R4-12).
  await expect.poll(told).toBe(2);
  const first = page.getByRole('article').nth(0).getByRole('heading').getByRole('link');
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const save = page.getByRole('main').getByRole('button', { name: `Save ${title}` });
  await save.click();
  await expect(page.getByRole('button', { name: `Saved ${title}` })).toBeVisible();
  // It is there in the next tab, the last one first.
  await visit('/watchlist');
  await expect(page).toHaveURL(/\/watchlist\?cars=[\w.-]+,[\w.-]+$/);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(title);
  await cards
    .first()
    .getByRole('button', { name: `Saved ${title}` })
    .click();
  await expect(cards).toHaveCount(2);
  await visit('/watchlist');
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).not.toContainText(title);
});

test('a list without vehicles tells how one comes to it, without a script too @once', async ({
  page,
  site,
  visit,
}) => {
  const { saved } = await pageWords(site);
  await visit('/watchlist');
  await expect(page.getByText(saved.noneHere)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: saved.look }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('a heart that finds the list full is told where it is seen (R4-11) @once @js', async ({
  page,
  visit,
  site,
}) => {
  await visit('/search');
  await page.evaluate(([name, ids]) => localStorage.setItem(String(name), JSON.stringify(ids)), [
    `favourites:${site}`,
    Array.from({ length: 200 }, (_, at) => `kept-${at}`),
  ] as const);
  await visit('/search');
  const heart = page
    .getByRole('article')
    .getByRole('button', { name: /^Save / })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const told = page.getByText('Your list is full.').last();
  await expect(told).toBeInViewport();
  // On top of what is there once it stands, and not under a card.
  const isSeen = () =>
    told.evaluate((words) => {
      const { x, y, width, height } = words.getBoundingClientRect();
      return words.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isSeen).toBe(true);
});

test('without photos it is saved where the dealer wants no more; not for the website it never is (R4-14) @once', async ({
  page,
  visit,
  watch,
  js,
}) => {
  watch.expectFault(/^foreign: http:\/\/(strict|lax)yard\.localhost:/);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-favourites-'));
  const headings = 'id,make,model,year,price,status,photos,show_on_dealer_website';
  const rows = [
    'whole,Kia,Rio,2021,19990,in stock,/demo-images/a.jpg,yes',
    'photoless,Kia,Picanto,2021,18990,in stock,,yes',
    'priceless,Kia,Sorento,2021,,in stock,/demo-images/b.jpg,yes',
    'hidden,Kia,Carnival,2021,49990,in stock,/demo-images/c.jpg,no',
    'sold,Kia,Stinger,2021,39990,sold,/demo-images/d.jpg,yes',
  ];
  const sites = [true, false].map((strict) => {
    const config = { favourites: { shown: true, strict } };
    return { slug: strict ? 'strictyard' : 'laxyard', headings, rows, config };
  });
  await writeTestSites(join(folder, 'sites'), sites);
  const server = await startDemo({
    port: await freePort(),
    dataFolder: join(folder, 'data'),
    env: { FORECOURT_SITES: join(folder, 'sites') },
  });
  const main = page.getByRole('main');
  const all = rows.map((row) => row.slice(0, row.indexOf(',')));
  try {
    for (const [slug, saved] of [
      ['strictyard', ['Rio']],
      ['laxyard', ['Rio', 'Picanto', 'Sorento']],
    ] as const) {
      const origin = originOf(slug, server.port);
      await visit(`${origin}/watchlist?cars=${all.join(',')}`);
      const titles = main.getByRole('article').getByRole('heading').getByRole('link');
      await expect(titles).toHaveCount(saved.length);
      for (const model of saved) await expect(titles.filter({ hasText: model })).toHaveCount(1);
      await visit(`${origin}/search`);
      await expect(main).toContainText('Rio');
      await expect(main).not.toContainText('Carnival');
      if (js) {
        const hearts = main.getByRole('article').getByRole('button', { name: /^Save / });
        await expect(hearts).toHaveCount(saved.length);
      }
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});
