import { readFile } from 'node:fs/promises';
import { parseAst, transformWithOxc } from 'vite';
import { fileOf } from './entries.ts';

/** A module of a build that has yet to begin. */
export interface ReadModule {
  /** JavaScript; `null` for what is not looked into: another package's module, a style sheet. */
  code: string | null;
  /** Modules that come with it. */
  now: readonly string[];
  /** Modules that it may ask for later. */
  later: readonly string[];
}

/** The module that a specifier leads to from another; `null` outside of the build. */
export type Resolve = (specifier: string, from: string) => Promise<string | null>;

const SCRIPT = /\.[jt]sx?$/;
const FOREIGN = /[\\/]node_modules[\\/](?!@forecourt[\\/])/;
/** Loaders and actions are taken out of what browsers get, with all that they need. */
const LEFT_OUT = /\.(?:server|css)(?:\.[jt]sx?)?$/;
const LATER = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** Entries, and all that they lead to, by their files. */
export async function readModules(
  entries: readonly string[],
  resolve: Resolve,
): Promise<Map<string, ReadModule>> {
  const modules = new Map<string, ReadModule>();
  const read = async (id: string): Promise<void> => {
    if (modules.has(id)) return;
    modules.set(id, { code: null, now: [], later: [] });
    if (!SCRIPT.test(id) || FOREIGN.test(id)) return;
    const source = await readFile(id, 'utf8');
    const code = /\.tsx?$/.test(id) ? (await transformWithOxc(source, id)).code : source;
    const found = async (specifiers: readonly string[]) => {
      const asked = specifiers.filter((one) => !LEFT_OUT.test(one));
      const ids = await Promise.all(asked.map((one) => resolve(one, id)));
      return ids.flatMap((one) => (one === null ? [] : fileOf(one)));
    };
    const now = await found(sourcesIn(code));
    const later = await found([...code.matchAll(LATER)].flatMap(([, one = '']) => one));
    modules.set(id, { code, now, later });
    await Promise.all([...now, ...later].map(read));
  };
  await Promise.all(entries.map(read));
  return modules;
}

function sourcesIn(code: string): string[] {
  return parseAst(code).body.flatMap((statement) =>
    'source' in statement && statement.source !== null ? statement.source.value : [],
  );
}
