import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^manifest-\w+\.js$/;
const START = 'window.__reactRouterManifest=';

/**
 * Leaves out of the list of routes that every page is sent what a browser never asks of it: the files
 * that a page's file names itself anyway, and what a route has not. What only a server answers has a file with
 * nothing in it; one stands for all. The server has a list of its own.
 *
 * @param assets folder of a build's files
 * @throws where the list is not written as the router writes it
 */
export async function slimRoutes(assets: string): Promise<void> {
  const all = await readdir(assets);
  const names = all.filter((name) => NAME.test(name));
  if (names.length === 0) throw new Error(`${assets} holds no list of routes.`);
  const sizes = await Promise.all(all.map(async (name) => (await stat(join(assets, name))).size));
  const empty = all.filter((name, index) => name.endsWith('.js') && sizes[index] === 0);
  for (const name of names) {
    const file = join(assets, name);
    await writeFile(file, slimmed(await readFile(file, 'utf8'), empty));
  }
}

/**
 * @param script the list as the router writes it
 * @param empty names of files with nothing in them
 */
export function slimmed(script: string, empty: readonly string[]): string {
  if (!script.startsWith(START)) throw new Error('The list of routes begins otherwise.');
  const list = JSON.parse(script.slice(START.length).replace(/;\s*$/, '')) as Manifest;
  const [first = ''] = empty;
  const routes = Object.entries(list.routes).map(([id, route]) => {
    const { module } = route;
    const name = empty.find((one) => String(module).endsWith(`/${one}`));
    const loaded = name && { module: String(module).replace(name, first) };
    return [id, needed({ ...route, ...loaded })];
  });
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
