import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { pageSheets } from './pageSheets.ts';

test('what two pages draw comes with each, in one file', async () => {
  // Beneath this package, whose dependencies the sheets are.
  const folder = await mkdtemp(join(import.meta.dirname, 'pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const page = (sheets: string[]) =>
    sheets.map((name) => `import '@forecourt/ui/styles/${name}.css';`).join('\n');
  await writeFile(join(folder, 'home.route.ts'), page(['pagination', 'carousel']));
  await writeFile(join(folder, 'offer.route.ts'), page(['carousel']));

  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [pageSheets()],
    build: {
      write: false,
      rolldownOptions: { input: ['home', 'offer'].map((name) => join(folder, `${name}.route.ts`)) },
    },
  })) as Rolldown.RolldownOutput;

  const sheets = output
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    .map((file) => ({
      names: 'names' in file ? file.names : [],
      text: String('source' in file && file.source),
    }));
  const [home = '', offer = ''] = ['home', 'offer'].map(
    (name) => sheets.find(({ names }) => names.some((one) => one.startsWith(name)))?.text,
  );
  expect(sheets).toHaveLength(2);
  expect(offer).toContain('scroll-snap-type');
  expect(home).toContain('scroll-snap-type');
  expect(home.length).toBeGreaterThan(offer.length);
});
