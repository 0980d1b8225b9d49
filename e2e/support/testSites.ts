import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface TestSite {
  slug: string;
  /** Shown on every page; default the slug. */
  name?: string;
  /** Rows of the stock file, after its headings. */
  rows: readonly string[];
  /** The row of headings. */
  headings: string;
  /** Its stock file as JSON, in place of headings and rows. */
  json?: string;
  /** Further keys of its configuration. */
  config?: Readonly<Record<string, unknown>>;
  /** Files of its content by their name: `models` is `content/models.json`. */
  content?: Readonly<Record<string, unknown>>;
}

/** Writes dealers that are like one of the demo's in all but name and stock. */
export async function writeTestSites(folder: string, sites: readonly TestSite[]): Promise<void> {
  // Its files stay where they are.
  const { logo: _, ...example } = JSON.parse(
    await readFile(new URL('../../demo/sites/coolabarra/site.json', import.meta.url), 'utf8'),
  );
  for (const { slug, name = slug, headings, rows, json, config: own, content = {} } of sites) {
    const file = json === undefined ? 's.csv' : 's.json';
    const keys = { slug, name, hosts: [], stock: { file } };
    const config = { ...example, ...keys, ...own };
    await mkdir(join(folder, slug, 'content'), { recursive: true });
    await writeFile(join(folder, slug, 'site.json'), JSON.stringify(config));
    await writeFile(join(folder, slug, file), json ?? [headings, ...rows, ''].join('\n'));
    for (const [file, document] of Object.entries(content)) {
      await writeFile(join(folder, slug, 'content', `${file}.json`), JSON.stringify(document));
    }
  }
}
