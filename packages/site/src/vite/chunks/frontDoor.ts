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

/** What a module takes by name from others, with their specifiers as they stand there. */
export function takenBy(code: string): Taken[] {
  return bodyOf(code).flatMap((statement) => {
    if (statement.type === 'ExportNamedDeclaration' && statement.source !== null) {
      const from = statement.source.value;
      return statement.specifiers.map(({ local }) => ({ from, name: text(local) }));
    }
    if (statement.type !== 'ImportDeclaration') return [];
    const from = statement.source.value;
    return statement.specifiers.map((specifier) => ({
      from,
      name: specifier.type === 'ImportSpecifier' ? text(specifier.imported) : 'default',
    }));
  });
}

/**
 * Which module makes each name that a package hands on at its front door. A page that takes a name
 * there loads that module and nothing else of the package.
 *
 * @param id the module that is the front door
 */
export function frontDoor(id: string, codeOf: CodeOf): Map<string, string> {
  const makers = new Map<string, string>();
  const at = (specifier: string) =>
    specifier.startsWith('.') ? join(dirname(id), specifier) : specifier;
  const imported = new Map<string, string>();
  for (const statement of bodyOf(codeOf(id) ?? '')) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers)
        imported.set(local.name, at(statement.source.value));
    }
    if (statement.type === 'ExportAllDeclaration') {
      const from = at(statement.source.value);
      for (const name of namesOf(codeOf(from) ?? '')) makers.set(name, from);
    }
    if (statement.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of statement.specifiers) {
        const maker =
          statement.source === null ? imported.get(text(local)) : at(statement.source.value);
        makers.set(text(exported), maker ?? id);
      }
    }
  }
  return makers;
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
