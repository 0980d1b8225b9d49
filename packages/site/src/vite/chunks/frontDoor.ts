import { dirname, join } from 'node:path';
import { parseAst } from 'vite';

/** Code of a module of the build. */
export type CodeOf = (id: string) => string | null;

type Statement = ReturnType<typeof parseAst>['body'][number];
type Name = { type: 'Identifier'; name: string } | { value: unknown };

/** A name taken from elsewhere, and where. */
export interface Taken {
  from: string;
  name: string;
}

/** A name that a front door hands on: the module that makes it, and its name there. */
export type FrontDoor = ReadonlyMap<string, Taken>;

/** What a module takes by name from others, with their specifiers as they stand there. */
export function takenBy(code: string): Taken[] {
  return bodyOf(code).flatMap((statement) => {
    if (statement.type === 'ExportNamedDeclaration' && statement.source !== null) {
      const from = statement.source.value;
      return statement.specifiers.map(({ local }) => ({ from, name: text(local) }));
    }
    if (statement.type !== 'ImportDeclaration') return [];
    const from = statement.source.value;
    return statement.specifiers.map((specifier) => ({ from, name: importedName(specifier) }));
  });
}

/**
 * Which module makes each name that a package hands on at its front door. A page that takes a name
 * there loads that module and nothing else of the package.
 *
 * @param id the module that is the front door
 */
export function frontDoor(id: string, codeOf: CodeOf): FrontDoor {
  const makers = new Map<string, Taken>();
  const at = (specifier: string) =>
    specifier.startsWith('.') ? join(dirname(id), specifier) : specifier;
  const imported = new Map<string, Taken>();
  for (const statement of bodyOf(codeOf(id) ?? '')) {
    if (statement.type === 'ImportDeclaration') {
      const from = at(statement.source.value);
      for (const specifier of statement.specifiers)
        imported.set(specifier.local.name, { from, name: importedName(specifier) });
    }
    if (statement.type === 'ExportAllDeclaration') {
      const from = at(statement.source.value);
      for (const name of namesOf(codeOf(from) ?? '')) makers.set(name, { from, name });
    }
    if (statement.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of statement.specifiers) {
        const name = text(exported);
        const taken =
          statement.source === null
            ? imported.get(text(local))
            : { from: at(statement.source.value), name: text(local) };
        makers.set(name, taken ?? { from: id, name });
      }
    }
  }
  return makers;
}

/**
 * A module's code with what it takes at front doors taken where it is made.
 *
 * @param doors by the specifier that sources take them with
 */
export function pastDoors(code: string, doors: ReadonlyMap<string, FrontDoor>): string {
  let rewritten = code;
  for (const statement of bodyOf(code).toReversed()) {
    const lines = makersIn(statement, doors);
    if (lines !== null)
      rewritten = rewritten.slice(0, statement.start) + lines + rewritten.slice(statement.end);
  }
  return rewritten;
}

/** One line, so that all others keep their numbers; `null` where nothing is to be rewritten. */
function makersIn(statement: Statement, doors: ReadonlyMap<string, FrontDoor>): string | null {
  const isImport = statement.type === 'ImportDeclaration';
  if (!isImport && statement.type !== 'ExportNamedDeclaration') return null;
  const door = doors.get(statement.source?.value ?? '');
  if (door === undefined) return null;
  const lines = statement.specifiers.map((specifier) => {
    const [word, name, own] =
      specifier.type === 'ExportSpecifier'
        ? ['export', text(specifier.local), text(specifier.exported)]
        : ['import', importedName(specifier), specifier.local.name];
    const maker = door.get(name);
    return maker && `${word} { ${maker.name} as ${own} } from ${JSON.stringify(maker.from)};`;
  });
  return lines.includes(undefined) ? null : lines.join(' ');
}

function importedName(specifier: { type: string; imported?: Name }): string {
  return specifier.imported === undefined ? 'default' : text(specifier.imported);
}

function namesOf(code: string): string[] {
  return bodyOf(code).flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const made = statement.declaration;
    if (made === null) return statement.specifiers.map(({ exported }) => text(exported));
    if ('declarations' in made)
      return made.declarations.flatMap(({ id }) => ('name' in id ? id.name : []));
    return 'id' in made && made.id !== null && 'name' in made.id ? made.id.name : [];
  });
}

function bodyOf(code: string): readonly Statement[] {
  return parseAst(code).body;
}

function text(name: Name): string {
  return 'name' in name ? name.name : String(name.value);
}
