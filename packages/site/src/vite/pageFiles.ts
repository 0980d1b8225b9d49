import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { type Copies, copiesOf } from './chunks/copiesOf.ts';
import { FRONT_DOORS, fileOf } from './chunks/entries.ts';
import { type FrontDoor, frontDoor, pastDoors } from './chunks/frontDoor.ts';
import { readModules } from './chunks/readModules.ts';

/** Marks a copy by the number of its page among the entries of the build. */
const COPY = /\?of=(\d+)$/;

/**
 * Has a page come as one file beside what every page has. Shared by files, pages name some ten more
 * each, which compress apart from each other: a quarter of what a page weighs over the framework. So
 * each page has a copy of what it shares with some others, as of their sheets (`pageSheets`); what
 * holds something for the whole website, such as a context, is never copied (`holdsState`).
 *
 * A shopper who goes on is sent a little again, behind a page that is shown already.
 */
export function pageFiles(): Plugin {
  let entries: readonly string[] = [];
  let copies: Copies = { copied: new Map(), ownPage: new Map() };
  let doors: ReadonlyMap<string, FrontDoor> = new Map();
  /** The page that a module is for, by its entry. */
  const pageOf = (id: string) => {
    const copyOf = COPY.exec(id)?.[1];
    if (copyOf !== undefined) return entries[Number(copyOf)];
    return copies.ownPage.get(fileOf(id));
  };
  return {
    name: 'forecourt:page-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart({ input }) {
      entries = [...new Set(Object.values(input).map(fileOf))];
      const resolve = async (specifier: string, from?: string) => {
        const found = await this.resolve(specifier, from);
        return found === null || found.external ? null : fileOf(found.id);
      };
      const doorIds = new Map<string, string>();
      for (const name of FRONT_DOORS) {
        const id = await resolve(name, entries[0]);
        if (id !== null) doorIds.set(name, id);
      }
      const modules = await readModules([...entries, ...doorIds.values()], resolve);
      const rules = dirname(doorIds.get('@forecourt/domain') ?? '');
      copies = copiesOf(modules, entries, doorIds, (id) => rules !== '.' && id.startsWith(rules));
      const codeOf = (id: string) => modules.get(id)?.code ?? null;
      doors = new Map([...doorIds].map(([specifier, id]) => [specifier, frontDoor(id, codeOf)]));
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        const page = importer === undefined ? undefined : pageOf(importer);
        if (page === undefined || COPY.test(source)) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!found || !copies.copied.get(page)?.has(found.id)) return found;
        return { ...found, id: `${found.id}?of=${entries.indexOf(page)}` };
      },
    },
    transform: {
      // Once types are gone.
      order: 'post',
      filter: { code: new RegExp(`(?:${FRONT_DOORS.join('|')})["']`) },
      handler(code, id) {
        return pageOf(id) === undefined ? null : { code: pastDoors(code, doors), map: null };
      },
    },
  };
}
