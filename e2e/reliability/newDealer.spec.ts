import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { templateNames } from '../../demo/dealers.ts';
import { freePort, startDemo } from '../demoServer.ts';
import { ask, originOf } from '../support/ask.ts';
import { writeTestSites } from '../support/testSites.ts';

let folder: string;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-dealer-'));
});

test.afterEach(() => rm(folder, { recursive: true, force: true }));

/** Writes the one file a new dealer needs. */
async function writeDealer(theme: object, more: object = {}): Promise<void> {
  await mkdir(join(folder, 'sites/river-city'), { recursive: true });
  const dealer = {
    slug: 'river-city',
    template: 'prestige',
    name: 'River City Motors',
    locations: [{ id: 'l-1', slug: 'milton', name: 'River City Milton' }],
    theme,
    ...more,
  };
  await writeFile(join(folder, 'sites/river-city/site.json'), JSON.stringify(dealer));
}

async function start() {
  return startDemo({
    port: await freePort(),
    dataFolder: join(folder, 'data'),
    env: { FORECOURT_SITES: join(folder, 'sites') },
  });
}

test('a new dealer is one JSON file: its colours, corners, type and logo are there', async () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"/>';
  await writeDealer(
    { brand: '#7fb2e5', accent: '#e5b27f', radius: 12, headingFont: 'barlow-condensed' },
    { logo: { file: 'logo.svg', width: 160, height: 40 } },
  );
  await writeFile(join(folder, 'sites/river-city/logo.svg'), logo);
  const server = await start();
  const get = (path: string) => ask({ site: 'river-city', path, port: server.port });
  try {
    const { text: page } = await get('/');
    const themeHref = /href="(\/theme-[^"]+\.css)"/.exec(page)?.[1] ?? '';
    const { text: sheet } = await get(themeHref);
    expect(sheet).toContain('--fc-brand-ground:#7fb2e5;');
    expect(sheet).toContain('--fc-action-ground:#e5b27f;');
    expect(sheet).toContain('--fc-shape-card:12px;');
    expect(sheet).toContain("--fc-font-heading:'Barlow Condensed',");
    expect(page).toContain('alt="River City Motors"');
    const logoHref = /src="(\/logo-[^"]+\.svg)"/.exec(page)?.[1] ?? '';
    const answer = await get(logoHref);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.text).toBe(logo);
  } finally {
    await server.stop();
  }
});

test('colours nobody can read stop the start, with the nearest that pass', async () => {
  await writeDealer({ colors: { muted: '#4a4640' } });
  await expect(start()).rejects.toThrow(
    /river-city\/site\.json · theme\.colors\.muted: .*WCAG 2\.2 asks for 4\.5:1\. Use #[0-9a-f]{6}, the nearest colour that passes\./,
  );
});

test('a logo that is not there stops the start', async () => {
  await writeDealer({}, { logo: { file: 'logo.png', width: 160, height: 40 } });
  await expect(start()).rejects.toThrow(/site\.json · logo\.file: there is no logo\.png/);
});

test('a dealer without stock yet has a front page without holes, in every template', async ({
  browser,
}) => {
  await writeTestSites(
    join(folder, 'sites'),
    templateNames.map((template) => ({
      slug: `empty-${template}`,
      headings: 'stock no,make',
      rows: [],
      config: { template, stock: {} },
    })),
  );
  const server = await start();
  const page = await browser.newPage();
  try {
    for (const template of templateNames) {
      await page.goto(originOf(`empty-${template}`, server.port));
      const heading = page.getByRole('heading', { level: 2 });
      const sections = page.getByRole('main').locator('section', { has: heading });
      expect(await sections.count(), template).toBeGreaterThan(0);
      for (const section of await sections.all()) {
        const [words, name] = await Promise.all([
          section.textContent(),
          section.getByRole('heading').first().textContent(),
        ]);
        // More than its heading and a link.
        expect(words?.replace(name ?? '', '').length, `${template}: ${name}`).toBeGreaterThan(40);
      }
      await expect(page.getByRole('main').getByText(/ 0 |^0 /)).toHaveCount(0);
    }
  } finally {
    await page.close();
    await server.stop();
  }
});
