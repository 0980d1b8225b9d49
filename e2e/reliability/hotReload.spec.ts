import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { themeVariable } from '@forecourt/ui/theme';
import { type Page, expect as soon, test } from '@playwright/test';
import { originOf } from '../support/ask.ts';
import { type OwnTemplate, ownTemplate } from '../support/ownTemplate.ts';
import { writeTestSites } from '../support/testSites.ts';

// Under `npm run dev` an edit shows at once: of a template's theme, and of the design system.

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Sources are read anew, and a machine may be busy. */
const expect = soon.configure({ timeout: 30_000 });

let template: OwnTemplate;
let folder: string;
let ui: string;
let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  template = await ownTemplate('own');
  folder = await mkdtemp(join(tmpdir(), 'forecourt-hot-'));
  // Beside the template, where packages are found.
  ui = join(template.templatesFolder, 'ui-src');
  await cp(join(root, 'packages/ui/src'), ui, { recursive: true });
  await writeTestSites(join(folder, 'sites'), [
    { slug: 'hot', headings: 'make', rows: [], config: { template: 'own', theme: {} } },
  ]);
  const script = join(import.meta.dirname, 'process/serveSources.ts');
  server = spawn(process.execPath, [script, `${ui}/`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: '0',
      FORECOURT_DATA: join(folder, 'data'),
      FORECOURT_SITES: join(folder, 'sites'),
      FORECOURT_TEMPLATES: template.templatesFolder,
    },
  });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  address = `${originOf('hot', port)}/`;
});

test.afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  await template.remove();
  await rm(folder, { recursive: true, force: true });
});

test('a token, a style and a component that are edited show, by the same server', async ({
  page,
}) => {
  await page.goto(address);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('©');
  await untilConnected(page);

  await edit(join(template.folder, 'app/theme.ts'), () => OWN_THEME);
  await expect.poll(() => brandOf(page)).toBe('#123456');
  await untilConnected(page);
  await edit(join(template.folder, 'app/theme.ts'), (text) => text.replace('#123456', '#654321'));
  await expect.poll(() => brandOf(page)).toBe('#654321');

  await untilConnected(page);
  // What stays in the page's memory says that it was not loaded anew.
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await edit(join(ui, 'chrome/Footer.tsx'), (text) => text.replace('© {year}', 'Edited {year}'));
  await expect(footer).toContainText('Edited');
  await edit(join(ui, 'chrome/layouts/footer.css.ts'), (text) =>
    text.replace('  background: vars.footer.ground,', "  background: 'rgb(1, 2, 3)',"),
  );
  await expect(footer).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  expect(server.exitCode).toBeNull();
});

/** Written as README says a theme may begin: over one of ours. */
const OWN_THEME = `import type { ThemeTokens } from '@forecourt/ui/theme';
import { classic } from '@forecourt/ui/themes';

export const theme: ThemeTokens = {
  ...classic,
  color: { ...classic.color, brand: '#123456' },
};
`;

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(file, after);
}

function brandOf(page: Page): Promise<string> {
  return (
    page
      .evaluate(
        (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
        themeVariable('brand', 'ground'),
      )
      // The page is being loaded anew.
      .catch(() => '')
  );
}

/** Until then no change is heard of. */
async function untilConnected(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-vite-dev-id]') !== null);
  await page.waitForLoadState('networkidle');
}
