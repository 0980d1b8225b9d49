import type { Plugin } from 'vite';
import { FRONT_DOORS, fileOf, isEverywhere } from './chunks/entries.ts';
import { joinParts, type Part, samePages, sizeOf } from './chunks/joinParts.ts';
import { needsOf, pagesOf } from './chunks/pagesOf.ts';

const FRAMEWORK = /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;
const STYLE = /\.css(?:\?|$)/;
/** More than pages ever share parts by; what is beyond the bundler divides itself. */
const MOST_FILES = 60;

/**
 * Joins what pages share into a few files. Left alone, the bundler makes a file for each set of pages
 * that share a module: some thirty for a page, which compress badly and are all named in the page and
 * in the list of routes (a third of what a page weighs over the framework).
 */
export function fewChunks(): Plugin {
  let files: readonly Part[] = [];
  return {
    name: 'forecourt:few-chunks',
    apply: 'build',
    configEnvironment(name) {
      if (name !== 'client') return;
      const shared = Array.from({ length: MOST_FILES }, (_, place) => ({
        name: place === 0 ? 'shared' : `part${place}`,
        test: (id: string) => files[place]?.ids.has(id),
        // What a file needs of others stays there: they come first.
        priority: MOST_FILES - place,
      }));
      // Whole, although the entry alone starts React DOM: as two files it is 1.5 kB more. Where an
      // inspector looks, V8 reads again the functions and files that lead to an error that React
      // makes as it starts: one of React DOM's, and an entry that is small.
      const groups = [{ name: 'framework', test: FRAMEWORK, priority: MOST_FILES + 1 }, ...shared];
      return {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups } } },
          modulePreload: { resolveDependencies: (_, files) => files.filter(isStillToCome) },
        },
      };
    },
    async buildEnd(error) {
      if (error !== undefined || this.environment.name !== 'client') return;
      const doors = await Promise.all(
        FRONT_DOORS.map(async (name) => [name, (await this.resolve(name))?.id ?? name] as const),
      );
      // Sorted: modules come as they were read, and files must not differ from build to build.
      const ids = [...this.getModuleIds()].toSorted();
      const infoOf = (id: string) => this.getModuleInfo(id);
      const needs = needsOf({
        ids,
        codeOf: (id) => infoOf(id)?.code ?? null,
        importsOf: (id) => infoOf(id)?.importedIds ?? [],
        frontDoors: new Map(doors),
      });
      const entries = ids.filter((id) => infoOf(id)?.isEntry);
      const pages = entries.filter((id) => !isEverywhere(id) && needs.get(id)?.size);
      const everywhere = pagesOf(entries.filter(isEverywhere), needs);
      const loading = pagesOf(pages, needs);
      // A route's module stays with its styles, which the router names where it names its file.
      const routes = new Set(entries.map(fileOf));
      const parts = ids
        .filter((id) => !FRAMEWORK.test(id) && !STYLE.test(id) && !routes.has(fileOf(id)))
        .map((id) => ({
          ids: new Set([id]),
          pages: everywhere.has(id) ? new Set(pages) : (loading.get(id) ?? new Set<string>()),
          size: sizeOf(infoOf(id)?.code ?? ''),
          needs: needs.get(id) ?? new Set<string>(),
        }));
      // A page's own modules go into its own file, but for those that code which it loads later needs
      // as well: left alone, the bundler makes a file for each set of such.
      const later = pagesOf(
        ids.flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []),
        needs,
      );
      const shared = parts.filter((part) => part.pages.size > 1);
      const twice = parts.filter(
        (part) => part.pages.size === 1 && [...part.ids].some((id) => later.has(id)),
      );
      files = [...joinParts(shared, pages.length), ...samePages(twice)];
    },
  };
}

/** What every page has loaded need not be told to those that load more. */
function isStillToCome(file: string): boolean {
  return !/(?:^|\/)(?:framework|rolldown-runtime|shared)-[\w-]+\.js$/.test(file);
}
