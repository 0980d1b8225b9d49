import { readFileSync } from 'node:fs';

/** Version of this package. Bundled into `dist` or not, its package.json is above this file. */
export const version: string = versionAbove(new URL('.', import.meta.url));

function versionAbove(folder: URL): string {
  try {
    const text = readFileSync(new URL('package.json', folder), 'utf8');
    return String((JSON.parse(text) as { version: unknown }).version);
  } catch (error) {
    const parent = new URL('..', folder);
    if (parent.href === folder.href) throw error;
    return versionAbove(parent);
  }
}
