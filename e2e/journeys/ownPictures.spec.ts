import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { photo, startPictureHost } from '@forecourt/data/testing';
import type { Locator } from '@playwright/test';
import { ask } from '../bytes/siteClient.ts';
import { freePort, startDemo } from '../demoServer.ts';
import { originOf } from '../support/ask.ts';
import { expect, test } from '../support/test.ts';
import { writeTestSites } from '../support/testSites.ts';

const SITE = 'photoyard';
const GREY = /^rgb\((\d+), \1, \1\)$/;
const HEADINGS = 'id,make,model,year,price,status,photos';

/** Feeds name photos as large as cameras make them, at hosts of others. */
test('photos of another host come from this server, as large as they are shown, whoever draws the card @once', async ({
  page,
  visit,
  watch,
  js,
}) => {
  watch.expectFault(new RegExp(`^foreign: http://${SITE}\\.localhost:`));
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-own-pictures-'));
  const bytes = await photo(2_400, 1_600);
  const host = await startPictureHost((_, response) => response.end(bytes));
  const rows = ['Rio', 'Picanto', 'Sorento', 'Carnival'].map((model, at) => {
    const photos = [0, 1, 2].map((number) => `https://photos.example/${model}/${number}.jpg`);
    return `${at},Kia,${model},202${at},${19_990 + at},in stock,${photos.join('|')}`;
  });
  const config = { imageHosts: ['photos.example'], imageService: {} };
  await writeTestSites(join(folder, 'sites'), [{ slug: SITE, headings: HEADINGS, rows, config }]);
  const server = await startDemo({
    port: await freePort(),
    dataFolder: join(folder, 'data'),
    env: {
      FORECOURT_SITES: join(folder, 'sites'),
      FORECOURT_PICTURE_ORIGINS: `photos.example=${host.origin}`,
    },
  });
  try {
    const origin = originOf(SITE, server.port);
    await visit(`${origin}/search`);
    const photos = page.getByRole('article').locator('img');
    await expect(photos).toHaveCount(4);
    for (const image of await photos.all()) await expectTrueSize(image, origin);
    if (js) {
      // From here on the browser searches its own copy of the stock, and draws the cards.
      await visit(`${origin}/search?sortBy=price_asc`);
      await page.goBack();
      await expect(photos).toHaveCount(4);
      await expectTrueSize(photos.first(), origin);
    }
    await page
      .getByRole('article')
      .getByRole('link', { name: /Sorento/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sorento');
    await expectTrueSize(page.getByRole('main').locator('img').first(), origin);
    // Each once, however many widths there are.
    expect(new Set(host.asked).size).toBe(host.asked.length);

    const { body } = await ask(server.port, SITE, '/api/search');
    const { hits } = JSON.parse(body.toString());
    expect(JSON.stringify(hits)).not.toContain('https://photos.example');
    const paper = await ask(server.port, SITE, `/api/cars/${hits[0].slug}/pdf`);
    expect(paper.body.toString('latin1')).toContain('/Subtype /Image');
  } finally {
    await server.stop();
    await host.close();
    await rm(folder, { recursive: true });
  }
});

/** Others send their photos as files, beside the feed. */
test('photos that came as files are shown once they are imported, in the widths of this server (R17-36, R17-37) @once', async ({
  visit,
  page,
  watch,
}) => {
  watch.expectFault(new RegExp(`^foreign: http://${SITE}\\.localhost:`));
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-photo-files-'));
  const sites = join(folder, 'sites');
  const rows = ['1,Kia,Rio,2023,19990,in stock,', '12,Kia,Sorento,2024,49990,in stock,'];
  const config = { imageService: {} };
  await writeTestSites(sites, [{ slug: SITE, headings: HEADINGS, rows, config }]);
  const drop = join(folder, 'drop');
  await mkdir(join(drop, '12'), { recursive: true });
  for (const name of ['12/IMG_0001.jpg', '12/IMG_0002.jpg', '1_1.jpg', '123_1.jpg']) {
    await writeFile(join(drop, name), await photo(2_400, 1_600));
  }
  const env = { FORECOURT_SITES: sites };
  const server = await startDemo({
    ...{ port: await freePort(), dataFolder: join(folder, 'data'), env },
  });
  try {
    const origin = originOf(SITE, server.port);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        ...['packages/site/bin/forecourt.mjs', 'import', join(sites, SITE, 's.csv')],
        ...['--site', SITE, '--photos', drop],
      ],
      {
        cwd: fileURLToPath(new URL('../..', import.meta.url)),
        env: { ...process.env, ...env, FORECOURT_DATA: join(folder, 'data') },
      },
    );
    expect(stdout).toContain('3 of 4 photos are of 2 vehicles, 3 of them new.');
    await visit(`${origin}/search?sortBy=price_desc`);
    const photos = page.getByRole('article').locator('img');
    await expect(photos).toHaveCount(2);
    for (const image of await photos.all()) await expectTrueSize(image, origin);
    // Noise about a middle grey: that colour stands there before a photo has come (R17-37).
    await expect(photos.first()).toHaveCSS('background-color', GREY);
    await page
      .getByRole('article')
      .getByRole('link', { name: /Sorento/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sorento');
    const large = page.getByRole('main').locator('img').first();
    await expect(large).toHaveCSS('background-color', GREY);
    await expectTrueSize(large, origin);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});

/** It is there, is of this server, and has neither too few nor far too many pixels. */
async function expectTrueSize(image: Locator, origin: string): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  const read = () =>
    image.evaluate(({ complete, naturalWidth, currentSrc, clientWidth }: HTMLImageElement) => {
      const ratio = naturalWidth / (clientWidth * window.devicePixelRatio);
      return { complete, ratio, currentSrc };
    });
  await expect.poll(async () => (await read()).ratio, { timeout: 20_000 }).toBeGreaterThan(0.99);
  const { ratio, currentSrc } = await read();
  expect(currentSrc.startsWith(`${origin}/pictures/`)).toBe(true);
  expect(ratio).toBeLessThan(2);
}
