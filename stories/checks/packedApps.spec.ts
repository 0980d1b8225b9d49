import { expect, type Page, test } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { buildReactRouterApp } from './packed/apps.ts';
import { inFolder } from './packed/shell.ts';
import { picturesThere } from './picturesThere.ts';
import { serveFolder } from './serveFolder.ts';
import { storybookUrl } from './storybook.ts';

// The packages as they are published, in an app that knows nothing of this repository, must draw the
// same pixels as Storybook draws from the sources.

test.use({ viewport: { width: 1280, height: 900 }, actionTimeout: 20_000 });

/** The sampler as it stands, and with its dialog. */
async function pictures(page: Page, url: string): Promise<{ page: Buffer; dialog: Buffer }> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(picturesThere);
  await page.mouse.move(0, 0);
  const untouched = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask a question' });
  await expect(dialog.getByText('We answer within the day.')).toBeVisible();
  await page.mouse.move(0, 0);
  // Reduced motion leaves animations of a millisecond: a first frame would show nothing of a dialog.
  return { page: untouched, dialog: await page.screenshot({ animations: 'disabled' }) };
}

function differentPixels(a: Buffer, b: Buffer): number | string {
  const [one, other] = [PNG.sync.read(a), PNG.sync.read(b)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height) {
    return `${width} by ${height} against ${other.width} by ${other.height}`;
  }
  return pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.05 });
}

test('a React Router app with the packed packages looks like Storybook', async ({ page }) => {
  test.setTimeout(600_000);
  const story = `${storybookUrl()}/iframe.html?id=pages-sampler--untouched&viewMode=story`;
  const expected = await pictures(page, story);
  await inFolder(async (folder) => {
    const app = await serveFolder(await buildReactRouterApp(folder));
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    const seen = await pictures(page, app.url).finally(app.stop);
    expect.soft(complaints).toEqual([]);
    expect.soft(differentPixels(seen.page, expected.page), 'the page').toBe(0);
    expect.soft(differentPixels(seen.dialog, expected.dialog), 'the dialog').toBe(0);
  });
});
