import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { themeVariable } from '@forecourt/ui/theme';
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
    expect(sheet).toContain(`${themeVariable('brand', 'ground')}:#7fb2e5;`);
    expect(sheet).toContain(`${themeVariable('action', 'ground')}:#e5b27f;`);
    expect(sheet).toContain(`${themeVariable('shape', 'card')}:12px;`);
    expect(sheet).toContain(`${themeVariable('font', 'heading')}:'Barlow Condensed',`);
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

test('a dealer with content of its own has all its pages, and only those', async () => {
  await writeDealer({});
  const content = join(folder, 'sites/river-city/content');
  const pages = ['warranty', 'river-cruises', 'brands/kia', 'blog/vehicle-reviews/a-ute'];
  for (const name of pages) {
    const file = join(content, 'pages', `${name}.md`);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(
      file,
      `---\ntitle: Page ${name}\nmenuLabel: ${name}\nhero: images/yard.svg\nheroAlt: The yard\n---\n\nWords of **${name}**.`,
    );
  }
  const documents = {
    reviews: { reviews: [{ id: 'r', customerName: 'Kim', rating: 5, text: 'Kind people.' }] },
    models: { models: [{ id: 'm', name: 'Ferry', slug: 'kia-ferry', manufacturer: 'Kia' }] },
    offers: {
      offers: [
        { id: 'o', name: 'A free tank', manufacturer: 'kia', model: 'kia-ferry' },
        { id: 'over', name: 'Last year’s', expires: '2020-01-01T00:00:00+10:00' },
      ],
    },
    faqs: {
      groups: [
        {
          subject: 'warranty',
          questions: [{ question: 'Who pays?', answer: 'The *maker* does.' }],
        },
      ],
    },
    menus: {
      header: [
        { label: 'Cruises', path: '/river-cruises' },
        { label: 'Fleets', path: '/fleet' },
        { label: 'Not yet', items: [{ label: 'Careers', path: '/careers' }] },
      ],
    },
  };
  const yard = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"/>';
  for (const [name, document] of Object.entries(documents)) {
    await writeFile(join(content, `${name}.json`), JSON.stringify(document));
  }
  await mkdir(join(content, 'images'));
  await writeFile(join(content, 'images/yard.svg'), yard);
  const server = await start();
  const get = (path: string) => ask({ site: 'river-city', path, port: server.port });
  try {
    for (const name of pages) {
      const { status, text } = await get(`/${name}`);
      expect([name, status]).toEqual([name, 200]);
      expect(text).toContain(`<title>Page ${name} | River City Motors</title>`);
      expect(text).toContain(`<strong>${name}</strong>`);
      expect(text).toMatch(new RegExp(`rel="canonical" href="[^"]+/${name}"`));
      expect(text.includes('Who pays?')).toBe(name === 'warranty');
      // A picture keeps its place, and is there.
      const [hero = ''] = /<img [^>]*alt="The yard"[^>]*>/.exec(text) ?? [];
      expect(hero).toContain('width="160" height="90"');
      const picture = await get(/src="([^"]+)"/.exec(hero)?.[1] ?? '');
      expect([picture.status, picture.text]).toEqual([200, yard]);
    }
    const { text: map } = await get('/sitemap.xml');
    const listed = [...map.matchAll(/<loc>[^<]+?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    );
    expect(listed.toSorted()).toEqual(
      [
        ...['/', '/search', '/budget-finder', '/book-test-drive', '/service', '/privacy-policy'],
        ...['/contact-us', '/contact-us/milton', '/reviews', '/special-offers', '/offers/kia/o'],
        ...['/models', '/kia-ferry', '/trade-in', '/sell-my-car'],
        ...pages.map((name) => `/${name}`),
      ].toSorted(),
    );
    for (const path of listed) expect([path, (await get(path)).status]).toEqual([path, 200]);
    const reviews = await get('/reviews');
    expect([reviews.status, reviews.text.includes('Kind people.')]).toEqual([200, true]);
    const { text: home } = await get('/');
    expect(home).toContain('Kind people.');
    expect(home).toContain('href="/warranty"');
    // Its own menu, without what it has no page for.
    const header = /<header[\s\S]*<\/header>/.exec(home)?.[0] ?? '';
    expect(header).toContain('href="/river-cruises"');
    expect(header).not.toMatch(/Fleets|Not yet|Careers|Our Stock/);
    for (const path of [
      ...['/fleet', '/careers', '/roadside-assist', '/blog', '/diamond-advantage', '/directory'],
      ...['/finance', '/parts/search', '/ford-service', '/offers/over', '/kia-barge'],
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
      expect(home).not.toContain(`href="${path}"`);
    }
  } finally {
    await server.stop();
  }
});
