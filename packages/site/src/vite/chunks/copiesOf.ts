import { isEverywhere } from './entries.ts';
import { holdsState } from './holdsState.ts';
import { needsOf, pagesOf } from './pagesOf.ts';
import type { ReadModule } from './readModules.ts';

/** Which modules a page has for itself. */
export interface Copies {
  /** Modules of several pages that each page has a copy of, by the page's entry. */
  copied: ReadonlyMap<string, ReadonlySet<string>>;
  /** The one page that a module belongs to without a copy: its entry, by the module. */
  ownPage: ReadonlyMap<string, string>;
}

/**
 * What goes into a page's own file, although others have it too. What holds something for all of
 * them stays one module, and so does what it needs: a page never has both.
 *
 * @param modules by their files
 * @param entries of the build, by their files
 * @param frontDoors their modules, by the specifier that sources take them with
 * @param isPure whether a module is of rules that are pure functions
 */
export function copiesOf(
  modules: ReadonlyMap<string, ReadModule>,
  entries: readonly string[],
  frontDoors: ReadonlyMap<string, string>,
  isPure: (id: string) => boolean,
): Copies {
  const ids = [...modules.keys()];
  const codeOf = (id: string) => modules.get(id)?.code ?? null;
  const needs = needsOf({
    ids,
    codeOf,
    importsOf: (id) => modules.get(id)?.now ?? [],
    frontDoors,
  });
  const everNeeds = new Map(
    ids.map((id) => [id, new Set([...(needs.get(id) ?? []), ...(modules.get(id)?.later ?? [])])]),
  );
  const pages = entries.filter((id) => !isEverywhere(id));
  const everywhere = pagesOf(entries.filter(isEverywhere), needs);
  const ever = pagesOf(pages, everNeeds);
  const stays = new Set([...everywhere.keys(), ...frontDoors.values(), ...pages]);
  for (const [id, of] of ever) {
    const code = codeOf(id);
    if (of.size > 1 && (code === null || holdsState(code, isPure(id)))) stays.add(id);
  }
  const copied = pages.map((page) => {
    const atOnce = pagesOf([page], needs);
    const kept = pagesOf(
      [...stays].filter((id) => id !== page && atOnce.has(id)),
      needs,
    );
    const own = [...ever].filter(([id, of]) => of.size > 1 && of.has(page) && !kept.has(id));
    return [page, new Set(own.map(([id]) => id).filter((id) => !stays.has(id)))] as const;
  });
  const alone = [...ever].flatMap(([id, of]) =>
    of.size === 1 && !everywhere.has(id) ? [[id, [...of].join()] as const] : [],
  );
  return { copied: new Map(copied), ownPage: new Map(alone) };
}
