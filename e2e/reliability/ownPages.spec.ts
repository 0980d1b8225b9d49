import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, startDemo } from '../demoServer.ts';
import { ask, originOf } from '../support/ask.ts';
import { type OwnTemplate, ownTemplate } from '../support/ownTemplate.ts';
import { writeTestSites } from '../support/testSites.ts';

// A template that draws shared pages itself keeps their data, titles and addresses.

// One copy, one build for all.
test.describe.configure({ mode: 'default' });

let template: OwnTemplate;
let folder: string;

test.beforeAll(async () => {
  template = await ownTemplate('own');
  folder = await mkdtemp(join(tmpdir(), 'forecourt-own-'));
  const pages = join(import.meta.dirname, '../ownPages');
  const app = join(template.folder, 'app');
  await cp(join(pages, 'routes.ts'), join(app, 'routes.ts'));
  for (const page of ['listing', 'vehicle', 'privacyPolicy', 'aboutUs']) {
    await cp(join(pages, `${page}.route.tsx`), join(app, 'own', `${page}.route.tsx`));
  }
});

test.afterAll(async () => {
  await template.remove();
  await rm(folder, { recursive: true, force: true });
});

test('its pages are sound types', async () => {
  await template.types();
});

test('its pages hold the shared data, with title and canonical address', async ({ browser }) => {
  await template.build();
  await writeTestSites(join(folder, 'sites'), [
    {
      slug: 'own-yard',
      headings: 'stock no,make,model,year,price,kilometres,condition,slug',
      rows: ['a1,Kia,Sorento,2024,40000,10,new,kia-one', 'b2,Mazda,BT-50,2020,30000,90000,used,'],
      config: { template: 'own' },
    },
  ]);
  const server = await startDemo({
    port: await freePort(),
    dataFolder: join(folder, 'data'),
    env: {
      FORECOURT_SITES: join(folder, 'sites'),
      FORECOURT_TEMPLATES: template.templatesFolder,
    },
  });
  const { port } = server;
  const get = (path: string) => ask({ site: 'own-yard', path, port });
  try {
    const vehicle = await get('/cars/kia-one');
    expect(vehicle.status).toBe(200);
    expect(vehicle.text).toMatch(/<h1[^>]*>Ours: 2024 Kia Sorento<\/h1>/);
    expect(vehicle.text).toMatch(/<title>2024 Kia Sorento[^<]* \| own-yard<\/title>/);
    expect(vehicle.text).toContain(`rel="canonical" href="${originOf('own-yard', port)}/cars/kia`);
    expect(await get('/cars/none')).toMatchObject({ status: 404 });

    const policy = await get('/privacy-policy');
    expect(policy.text).toContain('own-yard has 2 vehicles');
    // A page of the template's own stands in the menus.
    expect(policy.text).toMatch(/<summary[^>]*>Company<[\s\S]+?href="\/about-us"[^>]*>About Us</);
    expect(policy.text).toContain('<title>Our promise | own-yard</title>');

    const page = await browser.newPage();
    await page.goto(`${originOf('own-yard', port)}/search`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('link', { name: 'Used ones' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ours: Used');
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('button', { name: 'Only Kia' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/\/search\?refinementList\[make\]\[0\]=Kia$/);
    await page.close();
  } finally {
    await server.stop();
  }
});

test('nothing of the server is in what browsers are sent', async () => {
  const build = join(template.folder, 'build');
  const server = await scriptsIn(join(build, 'server'));
  expect(server.some((text) => text.includes('kept on the server'))).toBe(true);
  const client = await scriptsIn(join(build, 'client'));
  expect(client.length).toBeGreaterThan(5);
  for (const text of client) expect(text).not.toContain('kept on the server');
});

async function scriptsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const scripts = names.filter((name) => name.endsWith('.js'));
  return Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
}
