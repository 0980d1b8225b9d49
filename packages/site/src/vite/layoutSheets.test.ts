import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { describe, expect, test } from 'vitest';
import { layoutSheets, missingSheets } from './layoutSheets.ts';

const ROOT = "import '@forecourt/ui/styles/chrome.css';\n";
function found(header: string, more = '') {
  return missingSheets(
    new Map([
      ['root.tsx', ROOT + more],
      ['slots/Header.tsx', header],
    ]),
  );
}

describe('a layout without its sheet', () => {
  test.each([
    ['<Header chrome="rows" />', 'rows'],
    ["<Header chrome={'centred'} />", 'centred'],
    ["<Header\n      chrome='centred'\n      name={name} />", 'centred'],
    ["const look = { chrome: 'rows' };", 'rows'],
  ])('%s', (header, chrome) => {
    expect(found(header)).toEqual([{ file: 'slots/Header.tsx', chrome, sheet: chrome }]);
    expect(found(header, `import '@forecourt/ui/styles/${chrome}.css';`)).toEqual([]);
    expect(found(header, `import "@forecourt/ui/styles.css";`)).toEqual([]);
    expect(found(header, `void import('@forecourt/ui/styles/${chrome}.css');`)).toEqual([]);
  });

  test("another layout's sheet does not do", () => {
    const other = "import '@forecourt/ui/styles/rows.css';";
    expect(found('<Header chrome="centred" />', other)).toHaveLength(1);
  });
});

test.each(['<Header chrome="bar" />', '<Header />', '<Header chrome="none" />'])(
  '%s needs no further sheet',
  (header) => expect(found(header)).toEqual([]),
);

test.each(readdirSync('templates'))('%s has the sheets it needs', async (name) => {
  await expect(start(join('templates', name)).then((server) => server.close())).resolves.toBe(
    undefined,
  );
});

test('a template is not served without, and is told what to add', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-sheets-'));
  await mkdir(join(folder, 'app'));
  await writeFile(join(folder, 'app/Header.tsx'), '<Header chrome="rows" />');
  await expect(start(folder)).rejects.toThrow(
    /app\/Header\.tsx chooses the layout "rows".*import '@forecourt\/ui\/styles\/rows\.css';/,
  );
  await rm(folder, { recursive: true });
});

/** A server of a folder, with this plugin alone. */
function start(root: string) {
  return createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [layoutSheets()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
}
