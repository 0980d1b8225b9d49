import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoDealers } from '../../demo/dealers.ts';
import { chromiumArgs, findChromium } from '../../e2e/chromium.ts';
import { type ArtAddress, artAddresses } from './artAddresses.ts';
import { ANSWER_WIDTH, type ArtWidth, answeringPages, artName, artWidths } from './artPages.ts';

// Draws the demo dealers' pages for "Art direction", from a demo that runs:
// `npm start -- --port 5199` in one shell, `npm run art:draw -w stories -- after 5199` in another. The name
// of a template, and of pages with commas between, after that draws these alone.

const [time = 'after', port = '5199', only, pages = ''] = process.argv.slice(2);
const names = pages === '' ? [] : pages.split(',');
const PUBLIC = new URL('../public/art/', import.meta.url);
const SIZES = new URL('artSizes.json', import.meta.url);
/** How much of a page is shown, in its own pixels, and how wide it is drawn. */
const shown: Record<ArtWidth, { height: number; drawn: number }> = {
  390: { height: 1300, drawn: 195 },
  768: { height: 1600, drawn: 256 },
  1280: { height: 1800, drawn: 480 },
  1920: { height: 1900, drawn: 480 },
};
const DESK = 1280;
/** A first view that answers a question is as wide as a page of the Storybook. */
const answer = { height: 450, drawn: 1000 };

const browser = await chromium.launch({
  executablePath: await findChromium(process.env),
  args: chromiumArgs,
});
for (const { slug, template } of demoDealers) {
  if (only === undefined || only === template) await drawDealer(browser, slug, template);
}
await browser.close();
await writeSizes();

async function drawDealer(from: Browser, slug: string, template: string): Promise<void> {
  const origin = `http://${slug}.localhost:${port}`;
  const anybody = await from.newContext({ reducedMotion: 'reduce' });
  const owner = await from.newContext({ reducedMotion: 'reduce' });
  const tabs = await tabsOf(anybody);
  const ownTabs = await tabsOf(owner);
  const addresses = await artAddresses(tabs[DESK], Number(port), slug);
  if (names.length === 0) await removeOld(template);
  await saveSome(owner, ownTabs[DESK], origin, addresses);
  for (const address of addresses) {
    const { name, cookie } = address;
    if (names.length > 0 && !names.includes(name)) continue;
    if (cookie !== undefined) await signIn(owner, origin, cookie);
    const theirs = cookie !== undefined || name === 'watchlist' ? ownTabs : tabs;
    // A page mostly waits: the widths wait at the same time.
    await Promise.all(
      artWidths.map((width) => drawPage(theirs[width], origin, template, address, width)),
    );
  }
  await anybody.close();
  await owner.close();
}

/** A window for each width. */
async function tabsOf(context: BrowserContext): Promise<Record<ArtWidth, Page>> {
  const tabs: [ArtWidth, Page][] = [];
  for (const width of artWidths) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    tabs.push([width, page]);
  }
  return Object.fromEntries(tabs) as Record<ArtWidth, Page>;
}

async function drawPage(
  page: Page,
  origin: string,
  template: string,
  { name, path }: ArtAddress,
  width: ArtWidth,
): Promise<void> {
  const { height, drawn } = shown[width];
  // A list that the browser keeps, and a row that it asks for, come after the page.
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.evaluate(seenTo, height);
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(height, tall) };
  const whole = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
  const file = `${artName(template, name, width)}.webp`;
  await keep(`${time}/${file}`, await sharp(whole).resize({ width: drawn }).toBuffer());
  if (time !== 'after' || width !== ANSWER_WIDTH || !answeringPages.includes(name)) return;
  const view = { left: 0, top: 0, width, height: Math.min(answer.height, tall) };
  await keep(
    `answer/${file}`,
    await sharp(whole).extract(view).resize({ width: answer.drawn }).toBuffer(),
  );
}

async function keep(path: string, picture: Buffer): Promise<void> {
  const file = fileURLToPath(new URL(path, PUBLIC));
  await mkdir(new URL('.', new URL(path, PUBLIC)), { recursive: true });
  await writeFile(file, await sharp(picture).webp({ quality: 60, effort: 6 }).toBuffer());
}

/** A list of what was saved is shown with something in it. */
async function saveSome(
  context: BrowserContext,
  page: Page,
  origin: string,
  addresses: readonly ArtAddress[],
): Promise<void> {
  const list = addresses.find(({ name }) => name === 'watchlist');
  const asksWho = addresses.some(({ name }) => name === 'signIn');
  if (list === undefined || (asksWho && list.cookie === undefined)) return;
  if (list.cookie !== undefined) await signIn(context, origin, list.cookie);
  await page.goto(`${origin}/search`, { waitUntil: 'networkidle' });
  const hearts = page.getByRole('article').getByRole('button', { name: /^Save / });
  for (let more = Math.min(3, await hearts.count()); more > 0; more -= 1) {
    // What is saved has another name.
    await hearts.first().click();
    await page.waitForTimeout(500);
  }
}

async function signIn(context: BrowserContext, origin: string, cookie: string): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: origin };
  });
  await context.addCookies(cookies);
}

/** A page that a dealer no longer has leaves none behind. */
async function removeOld(template: string): Promise<void> {
  const times = time === 'after' ? ['after', 'answer'] : [time];
  for (const folder of times.map((name) => new URL(`${name}/`, PUBLIC))) {
    const files = await readdir(folder).catch(() => []);
    const old = files.filter((file) => file.startsWith(`${template}-`));
    await Promise.all(old.map((file) => rm(new URL(file, folder))));
  }
}

/** What a page needs to know to leave room for pictures that have not come, and of which there are. */
async function writeSizes(): Promise<void> {
  const sizes: Record<string, readonly [width: number, height: number]> = {};
  const files = (await readdir(PUBLIC, { recursive: true })).filter((name) => /webp$/.test(name));
  for (const file of files.toSorted()) {
    const { width, height } = await sharp(fileURLToPath(new URL(file, PUBLIC))).metadata();
    sizes[file.replace(/\.webp$/, '')] = [width, height];
  }
  const lines = Object.entries(sizes).map(([name, size]) => `  "${name}": [${size.join(', ')}]`);
  await writeFile(SIZES, `{\n${lines.join(',\n')}\n}\n`);
}

/** Runs in the page: what waits until it is seen was seen, and what is on its way has come. */
async function seenTo(height: number): Promise<void> {
  await document.fonts.ready;
  // Step by step: a picture between that is passed at once is never asked for.
  for (let at = 0; at < Math.min(height, document.body.scrollHeight); at += 450) {
    window.scrollTo(0, at);
    await new Promise((done) => setTimeout(done, 80));
  }
  // One that never comes is not waited for.
  const isNear = (image: HTMLImageElement) => {
    const { top, left, right, width } = image.getBoundingClientRect();
    return top < 900 && left < window.innerWidth && right > 0 && width > 0;
  };
  const areThere = () =>
    [...document.images]
      .filter((image) => isNear(image) && image.checkVisibility())
      .every((image) => image.complete);
  const latest = performance.now() + 8000;
  // What a script shows once it is seen has pictures of its own.
  for (let seen = 0; seen < 3 && performance.now() < latest; seen = areThere() ? seen + 1 : 0) {
    await new Promise((done) => setTimeout(done, 100));
  }
  // A picture of the whole page is taken in a taller window: what is there is not decoded anew for it.
  for (const image of [...document.images].filter(isNear)) {
    image.sizes = `${image.clientWidth}px`;
    image.decoding = 'sync';
    image.loading = 'eager';
  }
  window.scrollTo(0, 0);
  await new Promise((done) => setTimeout(done, 150));
}
