import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoDealers } from '../../demo/dealers.ts';
import { chromiumArgs, findChromium } from '../../e2e/chromium.ts';
import { picturesThere } from '../checks/picturesThere.ts';
import { type ArtPageName, type ArtTime, artPages, artPicture, artWidths } from './artPages.ts';

// Draws the demo dealers' pages for "Art direction", from a demo that runs:
// `npm start -- --port 5199` in one shell, `npm run art:draw -w stories -- after 5199` in another.

const [time = 'after', port = '5199'] = process.argv.slice(2);
const placeStart = ['/contact-us/', '/locations/'];
const PUBLIC = new URL('../public/', import.meta.url);
/** How much of a page is shown, in its own pixels, and how wide it is drawn. */
const shown = { 390: { height: 1500, drawn: 234 }, 1280: { height: 1900, drawn: 512 } } as const;

const browser = await chromium.launch({
  executablePath: await findChromium(process.env),
  args: chromiumArgs,
});
for (const { slug, template } of demoDealers) {
  const page = await browser.newPage();
  const origin = `http://${slug}.localhost:${port}`;
  const addresses = await addressesOf(page, origin);
  for (const { name } of artPages) {
    for (const width of artWidths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(origin + addresses[name]);
      await page.evaluate(picturesThere);
      await page.evaluate(seenToItsEnd);
      const { height, drawn } = shown[width];
      const whole = await page.screenshot({ fullPage: true, animations: 'disabled' });
      const { height: tall } = await sharp(whole).metadata();
      const picture = await sharp(whole)
        .extract({ left: 0, top: 0, width, height: Math.min(height, tall) })
        .resize({ width: drawn })
        .webp({ quality: 72 })
        .toBuffer();
      const file = fileURLToPath(
        new URL(artPicture(time as ArtTime, template, name, width), PUBLIC),
      );
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, picture);
    }
  }
  await page.close();
}
await browser.close();

/** Where a dealer's site has each page; vehicles, places and models are found as a shopper finds them. */
async function addressesOf(page: Page, origin: string): Promise<Record<ArtPageName, string>> {
  const links = async (path: string, starts: readonly string[]) => {
    await page.goto(origin + path);
    const found = await page
      .locator(starts.map((start) => `main a[href^="${start}"]`).join(','))
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    return [...new Set(found.filter((href) => !/[?#]/.test(href)))];
  };
  const vehicles = (await links('/search', ['/cars/'])).filter(
    (href) => href.split('/').length === 3,
  );
  const [vehicle = '', ...others] = vehicles;
  const slugs = [vehicle, ...others].slice(0, 3).map((href) => href.slice('/cars/'.length));
  const [location = '/contact'] = await links('/contact', placeStart);
  return {
    home: '/',
    listing: '/search',
    vehicle,
    enquiry: `${vehicle}/enquire`,
    contact: '/contact',
    location,
    finance: '/finance',
    offers: '/special-offers',
    models: '/models',
    compare: `/compare?cars=${slugs.join(',')}`,
    'trade-in': '/trade-in',
    reviews: '/reviews',
    about: '/about-us',
    success: '/success',
  };
}

/** Runs in the page: what waits until it is seen was seen. */
async function seenToItsEnd(): Promise<void> {
  // Step by step: a picture between that is passed at once is never asked for.
  for (let at = 0; at < document.body.scrollHeight; at += 600) {
    window.scrollTo(0, at);
    await new Promise((done) => setTimeout(done, 100));
  }
  await new Promise((done) => setTimeout(done, 400));
  window.scrollTo(0, 0);
  await new Promise((done) => setTimeout(done, 200));
}
