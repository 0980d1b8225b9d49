import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoSitesFolder } from './sites.ts';

/** Folder with one folder a template. Absolute path. */
export const templatesFolder: string = fileURLToPath(new URL('../templates', import.meta.url));

/** Every template, by the names of its folders: whatever goes over all of them takes them from here. */
export const templateNames: readonly string[] = foldersWith(templatesFolder, 'template.json');

export interface DemoDealer {
  slug: string;
  /** Template it is drawn with. */
  template: string;
}

export const demoDealers: readonly DemoDealer[] = foldersWith(demoSitesFolder, 'site.json').map(
  (name) => {
    const text = readFileSync(join(demoSitesFolder, name, 'site.json'), 'utf8');
    const { slug, template } = JSON.parse(text) as DemoDealer;
    return { slug, template };
  },
);

function foldersWith(folder: string, file: string): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, file)))
    .sort();
}
