import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFolder } from './compressFiles.ts';
import { slimRoutes } from './slimRoutes.ts';

/** File of a build that names the template it was made of; the server refuses another's. */
export const BUILD_STAMP = 'template.json';

/**
 * For a template's `buildEnd`, when the browser's files are complete (the list of routes comes only
 * with the server's): makes that list small, compresses them, and notes whose build it is.
 */
export const finishBuild: NonNullable<Config['buildEnd']> = async ({ reactRouterConfig }) => {
  const folder = reactRouterConfig.buildDirectory;
  await slimRoutes(join(folder, 'client/assets'));
  await compressFolder(join(folder, 'client'));
  await stampBuild(folder);
};

/** A template is known by its folder's name, so a copied folder with its build inside is found out. */
export async function stampBuild(folder: string): Promise<void> {
  const stamp = JSON.stringify({ template: basename(dirname(folder)) });
  await writeFile(join(folder, BUILD_STAMP), `${stamp}\n`);
}
