import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoDealers, templateNames } from '../../demo/dealers.ts';
import { demoSitesFolder } from '../../demo/sites.ts';

/** A template without a dealer of the demo is looked at in a copy of one. */
const copied = templateNames.filter((name) =>
  demoDealers.every(({ template }) => template !== name),
);

/** The dealer that each template is looked at with. */
export const dealerOf: Readonly<Record<string, string>> = Object.fromEntries(
  templateNames.map((name) => [
    name,
    demoDealers.find(({ template }) => template === name)?.slug ?? `yard-in-${name}`,
  ]),
);

/** Folder of the configured sites of the whole run. */
export const sitesFolder: string =
  copied.length === 0 ? demoSitesFolder : join(import.meta.dirname, '../.data/sites');

/** Writes the copies, once for a run. */
export async function writeCopies(): Promise<void> {
  if (copied.length === 0) return;
  await rm(sitesFolder, { recursive: true, force: true });
  await mkdir(sitesFolder, { recursive: true });
  await cp(demoSitesFolder, sitesFolder, { recursive: true });
  const [example] = demoDealers;
  for (const template of copied) {
    const slug = dealerOf[template] ?? template;
    const folder = join(sitesFolder, slug);
    await cp(join(demoSitesFolder, example?.slug ?? ''), folder, { recursive: true });
    const file = join(folder, 'site.json');
    const config = JSON.parse(await readFile(file, 'utf8')) as object;
    const own = { slug, template, id: slug, hosts: [], theme: {} };
    await writeFile(file, JSON.stringify({ ...config, ...own }));
  }
}
