import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from 'playwright';
import { themes } from './themes.ts';

// Walks every story of a built Storybook in Chromium, in every theme or in those named, and reports
// what a shopper would stumble over: accessibility faults, sideways scrolling, small targets, errors.

const built = new URL('storybook-static/', import.meta.url);
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

interface Channel {
  once: (event: string, listener: (error?: { message: string }) => void) => void;
  emit: (event: string, data: object) => void;
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = fileURLToPath(new URL(`.${decodeURIComponent(pathname)}`, built));
  const body = await readFile(file).catch(() => null);
  response.writeHead(body ? 200 : 404, { 'content-type': types[extname(file)] ?? 'text/plain' });
  response.end(body);
}).listen(0);
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;

const index = JSON.parse(await readFile(new URL('index.json', built), 'utf8')) as {
  entries: Record<string, { type: string }>;
};
const ids = Object.entries(index.entries).flatMap(([id, { type }]) =>
  type === 'story' ? [id] : [],
);

/** Elements that stick out of a window of 320 pixels without a scroller of their own. */
const sidewaysAt320 = async (page: Page): Promise<string[]> => {
  await page.setViewportSize({ width: 320, height: 700 });
  // The new width reaches the page some frames later.
  const fits = page.waitForFunction(
    () => document.documentElement.scrollWidth <= window.innerWidth,
    undefined,
    { timeout: 2000 },
  );
  return fits.then(
    () => [],
    () => ['scrolls sideways at 320px'],
  );
};

/** Buttons, links and boxes below 24 pixels that are not part of a sentence (WCAG 2.5.8). */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '#storybook-root :is(a, button, summary, label:has(input))',
      ),
    ]
      .filter(
        (element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline',
      )
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && (height < 24 || width < 24)
          ? [`target of ${Math.round(width)} by ${Math.round(height)}: ${element.textContent}`]
          : [];
      }),
  );

/** Shows a story in the page that is open; loading a page for each takes ten times as long. */
const show = (page: Page, storyId: string): Promise<void> =>
  page.evaluate(
    (id) =>
      new Promise((resolve, reject) => {
        const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('storyRendered', () => resolve());
        channel.once('playFunctionThrewException', (error) => reject(new Error(error?.message)));
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );

const inspect = async (page: Page, id: string): Promise<string[]> => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  const thrown = await show(page, id).then(
    () => [],
    (error: Error) => [error.message],
  );
  const axe = await new AxeBuilder({ page })
    .include('#storybook-root')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const faults = axe.violations.map(
    ({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
  return [...thrown, ...faults, ...(await smallTargets(page)), ...(await sidewaysAt320(page))];
};

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(themes);
let count = 0;
const report = (theme: string, id: string, fault: string): void => {
  count += 1;
  console.error(`${theme} ${id}: ${fault}`);
};
for (const theme of chosen) {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  page.on('pageerror', (error) => report(theme, 'page', error.message));
  const first = ids[0] ?? '';
  await page.goto(
    `http://localhost:${port}/iframe.html?id=${first}&viewMode=story&globals=theme:${theme};a11y.manual:!true`,
    { waitUntil: 'networkidle' },
  );
  await page.waitForFunction(() => document.body.classList.contains('sb-show-main'));
  for (const id of ids.slice(1).concat(first)) {
    for (const fault of await inspect(page, id)) report(theme, id, fault);
  }
  await page.close();
}
await browser.close();
server.close();
console.info(`${ids.length} stories in ${chosen.join(', ')}: ${count} faults`);
process.exitCode = count === 0 ? 0 : 1;
