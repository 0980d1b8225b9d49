import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect, type Page, test } from '@playwright/test';
import { type Exports, exportsOf } from './packed/exportsOf.ts';
import { install } from './packed/install.ts';
import { exampleOf, writeFiles } from './packed/readmes.ts';
import { packages } from './packed/release.ts';
import { command, inFolder, repository, runIn } from './packed/shell.ts';
import { serveFolder } from './serveFolder.ts';

// What a package's README shows is done, in an empty folder, with the packages as published.

// What hangs is ended: a busy machine takes minutes for what a quiet one does in twenty seconds.
test.setTimeout(600_000);

/** What the READMEs have a user install beside ours, and what these bring by themselves. */
const installed = ['@types/node', '@types/react-dom', 'typescript'];

/** An empty folder with the packages and one README's example. */
async function inExample(
  name: (typeof packages)[number],
  work: (folder: string) => Promise<void>,
): Promise<void> {
  await inFolder(async (folder) => {
    await install(folder, packages, installed);
    const { files } = await exampleOf(name);
    await writeFiles(folder, { 'package.json': '{ "private": true, "type": "module" }', ...files });
    await work(folder);
  });
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

for (const name of ['domain', 'data'] as const) {
  test(`the example of @forecourt/${name} prints what its README says`, async () => {
    const { prints } = await exampleOf(name);
    expect(prints).not.toBeNull();
    await inExample(name, async (folder) => {
      expect(await command(folder, 'node', 'example.ts')).toBe(prints);
    });
  });
}

test('the example of @forecourt/ui is drawn in its theme', async ({ page }) => {
  await inExample('ui', async (folder) => {
    await command(folder, 'node', 'makeTheme.ts');
    await command(folder, 'vite', 'build');
    const app = await serveFolder(join(folder, 'dist'));
    const complaints = listen(page);
    await page.goto(app.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Latest arrivals' })).toBeVisible();
    await expect(page.getByRole('link', { name: '2021 Toyota HiLux', exact: true })).toBeVisible();
    const button = page.getByRole('button', { name: 'Ask a question' });
    await expect(button).toHaveCSS('background-color', 'rgb(29, 78, 137)');
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Ask a question' })).toBeVisible();
    app.stop();
    expect(complaints).toEqual([]);
  });
});

test('the example of @forecourt/site is a website', async ({ page }) => {
  await inExample('site', async (folder) => {
    await command(folder, 'react-router', 'build', 'templates/plain');
    const { stdout } = await runIn(
      folder,
      folders,
      'node',
      ...[FORECOURT, 'import', 'stock.csv', '--site', 'river-city'],
    );
    expect(stdout).toContain('2 vehicles of 2 rows');
    const server = spawn(
      process.execPath,
      [FORECOURT, 'start', '--port', String(await freePort())],
      {
        cwd: folder,
        env: { ...process.env, ...folders, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    const stopped = once(server, 'exit');
    try {
      const home = await addressOf(server);
      const complaints = listen(page);
      // A photograph of the example is nowhere.
      await page.route(/photos\.rivercity\.example/, (route) => route.fulfill({ body: '' }));
      await page.goto(home);
      await expect(
        page.getByRole('heading', { level: 1, name: 'River City Motors' }),
      ).toBeVisible();
      await page.getByRole('link', { name: '2021 Toyota HiLux', exact: true }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: /2021 Toyota HiLux/ }),
      ).toBeVisible();
      await page.goto(`${home}/search?refinementList[make][0]=Mazda`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Mazda');
      await expect(page.getByRole('link', { name: /HiLux/ })).toHaveCount(0);
      expect(complaints).toEqual([]);
    } finally {
      server.kill();
      await stopped;
    }
  });
});

/** The installed command, and where the README has it look. */
const FORECOURT = 'node_modules/@forecourt/site/bin/forecourt.mjs';
const folders = { FORECOURT_SITES: 'sites', FORECOURT_TEMPLATES: 'templates' };

/** The site's address, when the server has printed it. */
async function addressOf({ stdout }: { stdout: Readable }): Promise<string> {
  for await (const line of createInterface(stdout)) {
    const [address] = /http:\/\/river-city\.localhost:\d+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The server ended before it said where it serves.');
}

test('every export of every package and every example has sound types', async () => {
  await inFolder(async (folder) => {
    await install(folder, packages, installed);
    const imports: string[] = [];
    for (const name of packages) {
      const { files } = await exampleOf(name);
      await writeFiles(join(folder, name), files);
      const home = join(folder, 'node_modules/@forecourt', name);
      const inside = (await readdir(home, { recursive: true })).map((path) => `./${path}`);
      const manifest = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as {
        exports: Exports;
      };
      for (const id of exportsOf(`@forecourt/${name}`, manifest.exports, inside).keys()) {
        imports.push(
          id.endsWith('.css')
            ? `import '${id}';`
            : `export * as from${imports.length} from '${id}';`,
        );
      }
    }
    expect(imports.length).toBeGreaterThan(40);
    const { compilerOptions } = JSON.parse(
      await readFile(join(folder, 'site/tsconfig.json'), 'utf8'),
    ) as { compilerOptions: object };
    await writeFiles(folder, {
      'package.json': '{ "private": true, "type": "module" }',
      'every.ts': imports.join('\n'),
      'own.d.ts': "declare module '*/theme.css';",
      // The README's own, without the leave that most apps give to declarations and stylesheets.
      'tsconfig.json': JSON.stringify({
        compilerOptions: { ...compilerOptions, skipLibCheck: false, types: ['node'] },
        include: ['every.ts', 'own.d.ts', ...packages],
      }),
    });
    const told = await command(folder, 'tsc', '--listFilesOnly');
    for (const name of packages) expect(told).toContain(`/node_modules/@forecourt/${name}/dist/`);
    expect(await command(folder, 'tsc').catch(({ stdout }: { stdout: string }) => stdout)).toBe('');
    // The sources that React Router compiles are none of a user's business.
    expect(told).not.toContain('/node_modules/@forecourt/site/src/');
    expect(told).not.toContain(`${repository}/packages/`);
  });
});

async function freePort(): Promise<number> {
  const { url, stop } = await serveFolder('.');
  stop();
  return Number(new URL(url).port);
}
