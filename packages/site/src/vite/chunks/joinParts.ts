/** A module, or several that go into one file. */
export interface Part {
  ids: ReadonlySet<string>;
  /** Pages that load it. */
  pages: ReadonlySet<string>;
  /** Characters of its code. */
  size: number;
  /** Modules that its modules import. */
  needs: ReadonlySet<string>;
}

/** What a character of code comes to when it is minified and compressed with others. */
const SENT = 0.28;
/** Bytes that a file costs each page that loads it: it compresses apart, and is named where it is loaded. */
const FILE_BYTES = 200;
/** Bytes that a file costs every page for each page that loads it, in the list of routes. */
const LISTED_BYTES = 1.5;

const SOURCES = /\bfrom\s*(?:"[^"]*"|'[^']*')/g;

/**
 * Characters of a module's code in a bundle, without where its imports come from: that may name the
 * folder of the build, and files must be the same wherever they are built.
 */
export function sizeOf(code: string): number {
  return code.replace(SOURCES, '').length;
}

/**
 * Joins parts into files where that saves pages more than it costs those that need only one of them:
 * however many pages there are, what all of them share becomes one file, what those with a form share
 * another. Files never need each other in a circle; each comes after those that it needs.
 *
 * @param pageCount how many pages there are
 */
export function joinParts(parts: readonly Part[], pageCount: number): Part[] {
  const files = samePages(parts);
  for (;;) {
    const [best] = files
      .flatMap((a, place) =>
        files.slice(place + 1).map((b) => ({ a, b, saved: savedBy(a, b, pageCount) })),
      )
      .filter(({ saved }) => saved > 0)
      .toSorted((one, other) => other.saved - one.saved)
      .filter(({ a, b }) => !leadsBack(a, b, files));
    if (best === undefined) return neededFirst(files);
    files.splice(files.indexOf(best.b), 1);
    files[files.indexOf(best.a)] = joined(best.a, best.b);
  }
}

/** One for each set of pages. Modules that import each other in a circle are loaded by the same, so they come together. */
export function samePages(parts: readonly Part[]): Part[] {
  const files = new Map<string, Part>();
  for (const part of parts) {
    const key = [...part.pages].toSorted().join('\n');
    const known = files.get(key);
    files.set(key, known === undefined ? part : joined(known, part));
  }
  return [...files.values()];
}

function joined(a: Part, b: Part): Part {
  return {
    ids: union(a.ids, b.ids),
    pages: union(a.pages, b.pages),
    size: a.size + b.size,
    needs: union(a.needs, b.needs),
  };
}

function union(a: ReadonlySet<string>, b: ReadonlySet<string>): Set<string> {
  return new Set([...a, ...b]);
}

function savedBy(a: Part, b: Part, pageCount: number): number {
  const both = [...a.pages].filter((page) => b.pages.has(page)).length;
  const needless = a.size * (b.pages.size - both) + b.size * (a.pages.size - both);
  return both * (FILE_BYTES + LISTED_BYTES * pageCount) - SENT * needless;
}

/** Whether one needs the other by way of a third, which would then need what it is needed by. */
function leadsBack(a: Part, b: Part, files: readonly Part[]): boolean {
  const reaches = (from: Part, to: Part) => {
    const waiting = needed(from, files).filter((file) => file !== to);
    const seen = new Set(waiting);
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (file === to) return true;
      for (const next of needed(file, files)) {
        if (seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
    return false;
  };
  return reaches(a, b) || reaches(b, a);
}

function needed(file: Part, files: readonly Part[]): Part[] {
  return files.filter((other) => other !== file && [...file.needs].some((id) => other.ids.has(id)));
}

function neededFirst(files: readonly Part[]): Part[] {
  const ordered = new Set<Part>();
  const add = (file: Part) => {
    if (ordered.has(file)) return;
    for (const other of needed(file, files)) add(other);
    ordered.add(file);
  };
  for (const file of files.toSorted((a, b) => b.pages.size - a.pages.size)) add(file);
  return [...ordered];
}
