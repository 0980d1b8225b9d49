import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from 'playwright';
import { themes } from './themes.ts';

// Walks every story of a built Storybook in Chromium, in every theme, and reports what a shopper
// would stumble over: accessibility faults, sideways scrolling, small targets, errors.

const built = new URL('storybook-static/', import.meta.url);
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

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
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    return wide > 0 ? [`scrolls sideways by ${wide}px at 320px`] : [];
  });
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

const inspect = async (page: Page, id: string, theme: string): Promise<string[]> => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto(
    `http://localhost:${port}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`,
  );
  await page.locator('#storybook-root').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.body.classList.contains('sb-show-main'));
  const axe = await new AxeBuilder({ page })
    .include('#storybook-root')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const faults = axe.violations.map(
    ({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
  return [...errors, ...faults, ...(await smallTargets(page)), ...(await sidewaysAt320(page))];
};

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
let count = 0;
for (const theme of Object.keys(themes)) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  for (const id of ids) {
    const page = await context.newPage();
    for (const fault of await inspect(page, id, theme)) {
      count += 1;
      console.error(`${theme} ${id}: ${fault}`);
    }
    await page.close();
  }
  await context.close();
}
await browser.close();
server.close();
console.info(`${ids.length} stories in ${Object.keys(themes).length} themes: ${count} faults`);
process.exitCode = count === 0 ? 0 : 1;
