import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^manifest-\w+\.js$/;
const START = 'window.__reactRouterManifest=';

/**
 * Leaves out of the list of routes that every page is sent what a browser never asks of it: the files
 * that a page's file names itself anyway, and what a route has not. The server has a list of its own.
 *
 * @param assets folder of a build's files
 * @throws where the list is not written as the router writes it
 */
export async function slimRoutes(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => NAME.test(name));
  if (names.length === 0) throw new Error(`${assets} holds no list of routes.`);
  for (const name of names) {
    const file = join(assets, name);
    await writeFile(file, slimmed(await readFile(file, 'utf8')));
  }
}

/** @param script the list as the router writes it */
export function slimmed(script: string): string {
  if (!script.startsWith(START)) throw new Error('The list of routes begins otherwise.');
  const list = JSON.parse(script.slice(START.length).replace(/;\s*$/, '')) as Manifest;
  const routes = Object.entries(list.routes).map(([id, route]) => [id, needed(route)]);
  return `${START}${JSON.stringify({ ...list, routes: Object.fromEntries(routes) })};`;
}

interface Manifest {
  routes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

function needed(route: Readonly<Record<string, unknown>>) {
  const kept = Object.entries(route).filter(
    ([key, value]) => key !== 'imports' && value !== false && !isEmpty(value),
  );
  return Object.fromEntries(kept);
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
