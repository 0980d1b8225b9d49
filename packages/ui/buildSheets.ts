import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'tsup';
import { classNames } from './classNames.ts';
import { sheetsOf } from './sheets.ts';

const work = join(import.meta.dirname, 'node_modules/.cache/sheets');
const START = '@layer reset,tokens,ui,template;';

/**
 * Cuts the library's stylesheet into the sheets of `sheets.ts`. Each rule goes into
 * exactly one of them, so that a sheet that arrives later overrides nothing.
 */
export async function buildSheets(): Promise<void> {
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const options = { config: false, silent: true, format: 'esm', platform: 'neutral' } as const;
  await build({
    ...options,
    entry: { all: 'src/index.ts' },
    outDir: work,
    splitting: true,
    external: ['react', 'react-dom', /^@forecourt/, /^@radix-ui/, 'leaflet'],
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: classNames() })],
  });
  const all = await readFile(join(work, 'all.css'), 'utf8');
  // Before each part, vanilla-extract writes which file the part comes from.
  const [, ...found] = all.split(/\/\* vanilla-extract-css-ns:src\/(.+?)\.css\.ts\..*\*\/\n/);
  const sheets = sheetsOf(found.filter((_, at) => at % 2 === 0));
  const texts: Record<string, string> = {};
  for (let at = 0; at < found.length; at += 2) {
    const sheet = sheets.get(found[at] ?? '') ?? '';
    // Every sheet begins with the order of the layers: any of them may be the first to arrive.
    texts[sheet] ??= START;
    texts[sheet] += (found[at + 1] ?? '').replaceAll(/^@layer \w+;$/gm, '');
  }
  const entry: Record<string, string> = {};
  for (const [name, text] of Object.entries(texts)) {
    entry[name] = join(work, `${name}.css`);
    await writeFile(join(work, `${name}.css`), text);
  }
  await build({ ...options, entry, outDir: 'dist/styles', minify: true });
}
