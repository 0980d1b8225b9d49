import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { HeaderChrome } from '@forecourt/ui';
import type { Plugin } from 'vite';

/** Sheets beside `chrome` that a layout of header and footer needs. */
const sheetOf: Readonly<Record<HeaderChrome, string | null>> = {
  bar: null,
  rows: 'rows',
  centred: 'centred',
};

/** A layout that is chosen without its sheet: header and footer would stand there without a layout. */
export interface MissingSheet {
  file: string;
  chrome: string;
  sheet: string;
}

/** `chrome="rows"`, `chrome={'rows'}`, `chrome: 'rows'`. */
const CHOICE = /\bchrome(?:=\{?|: )\s*["'](\w+)["']/g;
const IMPORT = /\bimport\s*\(?\s*["']@forecourt\/ui\/styles(?:\/(\w+))?\.css["']/g;

/**
 * Layouts that a template's sources choose, without any of them importing its sheet.
 *
 * @param sources texts by file
 */
export function missingSheets(sources: ReadonlyMap<string, string>): MissingSheet[] {
  const imported = new Set<string | undefined>();
  for (const text of sources.values()) {
    // Without a name it is the stylesheet that holds them all.
    for (const [, name] of text.matchAll(IMPORT)) imported.add(name);
  }
  if (imported.has(undefined)) return [];
  return [...sources].flatMap(([file, text]) =>
    [...text.matchAll(CHOICE)].flatMap(([, chrome = '']) => {
      const sheet = Object.hasOwn(sheetOf, chrome) ? sheetOf[chrome as HeaderChrome] : null;
      return sheet === null || imported.has(sheet) ? [] : [{ file, chrome, sheet }];
    }),
  );
}

/** Stops a template whose header or footer chooses a layout without its sheet, built or served. */
export function layoutSheets(): Plugin {
  let app = '';
  return {
    name: 'forecourt:layout-sheets',
    configResolved({ root }) {
      app = join(root, 'app');
    },
    buildStart() {
      const [missing] = missingSheets(sourcesIn(app));
      if (missing === undefined) return;
      const { file, chrome, sheet } = missing;
      this.error(
        `app/${file} chooses the layout "${chrome}", and nothing in app/ imports its sheet, so header and footer ` +
          `would be drawn without a layout. Add to app/root.tsx, after chrome.css: ` +
          `import '@forecourt/ui/styles/${sheet}.css';`,
      );
    },
  };
}

function sourcesIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [relative(folder, file), readFileSync(file, 'utf8')]));
}
