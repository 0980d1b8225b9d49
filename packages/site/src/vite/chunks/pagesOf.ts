import { type CodeOf, frontDoor, takenBy } from './frontDoor.ts';

/** A build's modules, as the bundler tells of them. */
export interface Modules {
  ids: readonly string[];
  codeOf: CodeOf;
  /** What a module imports at once. */
  importsOf(id: string): readonly string[];
  /** Modules that a package hands its names on from, by the specifier that sources take them with. */
  frontDoors: ReadonlyMap<string, string>;
}

/** What each module really needs: of a front door only the modules that make what is taken there. */
export function needsOf({ ids, codeOf, importsOf, frontDoors }: Modules): Map<string, Set<string>> {
  const doors = new Map(
    [...frontDoors].map(([specifier, id]) => [specifier, frontDoor(id, codeOf)]),
  );
  const doorIds = new Set(frontDoors.values());
  return new Map(
    ids.map((id) => {
      const own = importsOf(id);
      if (doorIds.has(id)) return [id, new Set<string>()];
      const needs = new Set(own.filter((other) => !doorIds.has(other)));
      if (own.some((other) => doorIds.has(other))) {
        for (const { from, name } of takenBy(codeOf(id) ?? '')) {
          const maker = doors.get(from)?.get(name)?.from;
          if (maker !== undefined) needs.add(maker);
        }
      }
      return [id, needs];
    }),
  );
}

/** The pages that load each module, of those given. */
export function pagesOf(
  pages: readonly string[],
  needs: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const page of pages) {
    const waiting = [page];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const known = found.get(id) ?? new Set();
      if (known.has(page)) continue;
      found.set(id, known.add(page));
      waiting.push(...(needs.get(id) ?? []));
    }
  }
  return found;
}
