import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { pageFiles } from './pageFiles.ts';

const sources = {
  'home.route.ts': `import { price } from './price.ts'; import { keep } from './kept.ts'; export default [price(1), keep];`,
  'offer.route.ts': `import { price } from './price.ts'; import { keep } from './kept.ts'; export default [price(2), keep];`,
  'price.ts': `import { formatNumber } from '@forecourt/domain'; export const price = (of: number) => 'from $' + formatNumber(of);`,
  'kept.ts': `const kept: number[] = []; export const keep = (one: number) => kept.push(one);`,
};

test('a page has in its own file what it shares, but for what there may be only one of', async () => {
  // Beneath this package, whose dependencies the modules use.
  const folder = await mkdtemp(join(import.meta.dirname, 'pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text);

  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [pageFiles()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: ['home', 'offer'].map((name) => join(folder, `${name}.route.ts`)),
        preserveEntrySignatures: 'exports-only',
      },
    },
  })) as Rolldown.RolldownOutput;

  const chunks = output.filter((file) => file.type === 'chunk');
  const pages = chunks.filter(({ isEntry }) => isEntry);
  expect(pages).toHaveLength(2);
  for (const page of pages) {
    expect(page.code).toContain('from $');
    // Of the rules' front door it has what it takes there, and nothing else of the package.
    expect(page.code).toContain('function formatNumber');
    expect(page.code.length).toBeLessThan(2000);
    expect(page.code).not.toContain('.push(');
    expect(page.imports).toEqual(pages[0]?.imports);
  }
  const kept = chunks.filter(({ code }) => code.includes('.push('));
  expect(kept.map(({ fileName }) => [fileName])).toEqual([pages[0]?.imports]);
});
