import { dirname, join, relative } from 'node:path';
import {
  type Expression,
  isIdentifier,
  isInterfaceDeclaration,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isTypeAliasDeclaration,
  type Node,
  type ObjectBindingPattern,
  type SourceFile,
} from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  type Program,
  type Symbol as Property,
  type Type,
} from 'typescript/unstable/sync';
import { handedOver } from './handedOver.ts';

/** What is asked of a program: who reads the keys of a type. */
export interface Question {
  /** Path of a tsconfig.json: its files, and what they import. */
  project: string;
  /** File with the type, from there, and the type's names: as it is written, and as it is read. */
  file: string;
  types: readonly string[];
  /** Whether a file may read keys: tests, and what only checks them, prove no use. */
  isReader(path: string): boolean;
}

/** Keys of all levels, `theme.colors.page`, and the files that read them: none for a dead one. */
export type Readers = ReadonlyMap<string, readonly string[]>;

/**
 * Who reads the keys of a type, as the type checker sees it: by name, by taking an object apart, by
 * going through all its keys, or as the property of another type that the object is handed over as.
 * A value that is only passed on is read by nobody.
 */
export function readersOf({ project, file, types, isReader }: Question): Readers {
  const folder = dirname(project);
  const api = new API({ cwd: folder });
  try {
    const [opened] = api.updateSnapshot({ openProjects: [project] }).getProjects();
    if (opened === undefined) throw new Error(`${project} is no project.`);
    const { checker, program } = opened;
    const keys = keysOf(checker, program, join(folder, file), types);
    const uses = new Uses(checker, new Set([...keys.keys()].map(lastPart)));
    for (const source of sourcesOf(program)) {
      uses.collect(source, isReader(source.fileName) ? relative(folder, source.fileName) : null);
    }
    uses.follow([...keys.values()].flatMap((places) => [...places]));
    return new Map([...keys].map(([key, places]) => [key, uses.readersAt(places)]));
  } finally {
    api.close();
  }
}

function lastPart(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

function sourcesOf(program: Program): SourceFile[] {
  return program
    .getSourceFileNames()
    .filter((name) => !name.includes('/node_modules/') && !name.endsWith('.d.ts'))
    .flatMap((name) => program.getSourceFile(name) ?? []);
}

/** Where a property is declared: that is what it is, however many types hold it. One of a list of names is nowhere. */
function placesOf({ declarations, id }: Property): string[] {
  if (declarations.length === 0) return [`property ${id}`];
  return declarations.map(({ path, index }) => `${path}:${index}`);
}

/** The type of an entry, for a list; without null and undefined. */
function entryOf(checker: Checker, type: Type): Type {
  const some = checker.getNonNullableType(type) ?? type;
  if (!checker.isArrayType(some)) return some;
  const [entry] = checker.getTypeArguments(some as never);
  return entry === undefined ? some : entryOf(checker, entry);
}

function partsOf(checker: Checker, type: Type): Type[] {
  const some = entryOf(checker, type);
  return some.isUnionType() ? some.getTypes().flatMap((part) => partsOf(checker, part)) : [some];
}

/** Keys that the file's own folder declares, of all levels, with the places of each. */
function keysOf(
  checker: Checker,
  program: Program,
  file: string,
  types: readonly string[],
): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  const folder = dirname(file).toLowerCase();
  function walk(type: Type, parent: string): void {
    for (const part of partsOf(checker, type)) {
      for (const property of checker.getPropertiesOfType(part)) {
        const isOwn = property.declarations.some(({ path }) =>
          path.toLowerCase().startsWith(folder),
        );
        if (!isOwn) continue;
        const key = parent === '' ? property.name : `${parent}.${property.name}`;
        keys.set(key, new Set([...(keys.get(key) ?? []), ...placesOf(property)]));
        const inner = checker.getTypeOfSymbol(property);
        if (inner !== undefined) walk(inner, key);
      }
    }
  }
  program.getSourceFile(file)?.forEachChild((node) => {
    if (!isTypeAliasDeclaration(node) && !isInterfaceDeclaration(node)) return;
    const type = types.includes(node.name.text) && checker.getTypeAtLocation(node.name);
    if (type) walk(type, '');
  });
  if (keys.size === 0) throw new Error(`${file} has no type ${types.join(' or ')} with keys.`);
  return keys;
}

const CHUNK = 200;

/** A value that is handed over: to a function, into an object, out of one. */
interface Handed {
  value: Expression;
  /** File that may read it. */
  reader: string | null;
  /** Its type, once asked for. */
  type?: Type | undefined;
}

/** Reads of properties with certain names, and what they are handed over as. */
class Uses {
  readonly #checker: Checker;
  readonly #names: ReadonlySet<string>;
  readonly #readers = new Map<string, Set<string>>();
  /** Places of a property, by the place of one that is handed over as it. */
  readonly #next = new Map<string, Set<string>>();
  readonly #handed: Handed[] = [];
  readonly #named = new Map<number, readonly Property[]>();
  readonly #compared = new Set<string>();

  constructor(checker: Checker, names: ReadonlySet<string>) {
    this.#checker = checker;
    this.#names = names;
  }

  /** Takes in what a file reads and hands over. */
  collect(source: SourceFile, reader: string | null): void {
    const visit = (node: Node): void => {
      if (isPropertyAccessExpression(node) && this.#names.has(node.name.text)) {
        this.#read(this.#checker.getSymbolAtLocation(node.name), reader);
      }
      if (isObjectBindingPattern(node)) this.#takenApart(node, reader);
      for (const value of handedOver(node)) this.#handed.push({ value, reader });
      node.forEachChild(visit);
    };
    visit(source);
  }

  /** Follows properties to what they are handed over as, and from there on. */
  follow(places: readonly string[]): void {
    const known = new Set(places);
    const types = this.#typesOf(this.#handed.map(({ value }) => value));
    for (const [at, handed] of this.#handed.entries()) handed.type = types[at];
    let waiting = this.#handed.filter(({ type }) => type && this.#namedOf(type).length > 0);
    for (let found = -1; found !== known.size; ) {
      found = known.size;
      waiting = waiting.filter(({ value, reader, type }) => {
        const isKnown = this.#namedOf(type as Type).some((property) =>
          placesOf(property).some((place) => known.has(place)),
        );
        if (!isKnown) return true;
        const as = this.#checker.getContextualType(value);
        if (as !== undefined) this.#handOver(type as Type, as, reader);
        return false;
      });
      for (const place of known) for (const next of this.#next.get(place) ?? []) known.add(next);
    }
  }

  /** Files that read what is declared at these places, or what it is handed over as. */
  readersAt(places: Iterable<string>): string[] {
    const all = new Set(places);
    for (const place of all) for (const next of this.#next.get(place) ?? []) all.add(next);
    return [...new Set([...all].flatMap((place) => [...(this.#readers.get(place) ?? [])]))];
  }

  #read(property: Property | undefined, reader: string | null): void {
    if (property === undefined || reader === null) return;
    for (const place of placesOf(property)) add(this.#readers, place, reader);
  }

  #takenApart(pattern: ObjectBindingPattern, reader: string | null): void {
    const names = pattern.elements
      .map(({ name, propertyName }) => propertyName ?? name)
      .flatMap((name) => (isIdentifier(name) && this.#names.has(name.text) ? [name.text] : []));
    if (names.length === 0) return;
    const type = this.#typeOf(pattern);
    if (type === undefined) return;
    const whole = this.#checker.getNonNullableType(type) ?? type;
    for (const name of names) this.#read(this.#checker.getPropertyOfType(whole, name), reader);
  }

  #handOver(value: Type, as: Type, reader: string | null): void {
    const from = entryOf(this.#checker, value);
    const to = entryOf(this.#checker, as);
    const pair = `${from.id} ${to.id} ${reader}`;
    if (from.id === to.id || this.#compared.has(pair)) return;
    this.#compared.add(pair);
    const goesThrough = partsOf(this.#checker, to).some(
      (part) => this.#checker.getIndexInfosOfType(part).length > 0,
    );
    for (const property of this.#namedOf(from)) {
      if (goesThrough) this.#read(property, reader);
      const other = this.#checker.getPropertyOfType(to, property.name);
      if (other === undefined) continue;
      for (const place of placesOf(property)) {
        for (const next of placesOf(other)) add(this.#next, place, next);
      }
      const inner = this.#checker.getTypeOfSymbol(property);
      const innerAs = this.#checker.getTypeOfSymbol(other);
      if (inner !== undefined && innerAs !== undefined) this.#handOver(inner, innerAs, reader);
    }
  }

  #namedOf(type: Type): readonly Property[] {
    const whole = entryOf(this.#checker, type);
    const known = this.#named.get(whole.id);
    if (known !== undefined) return known;
    const properties = this.#checker
      .getPropertiesOfType(whole)
      .filter(({ name }) => this.#names.has(name));
    this.#named.set(whole.id, properties);
    return properties;
  }

  /** Many at a time: each question takes its way to the checker and back. */
  #typesOf(nodes: readonly Node[]): (Type | undefined)[] {
    const chunks = Array.from({ length: Math.ceil(nodes.length / CHUNK) }, (_, at) =>
      nodes.slice(at * CHUNK, (at + 1) * CHUNK),
    );
    return chunks.flatMap((chunk) => {
      try {
        return this.#checker.getTypeAtLocation(chunk);
      } catch {
        return chunk.map((node) => this.#typeOf(node));
      }
    });
  }

  /** The checker's interface fails at some types of functions, which hold no keys. */
  #typeOf(node: Node): Type | undefined {
    try {
      return this.#checker.getTypeAtLocation(node);
    } catch {
      return undefined;
    }
  }
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, new Set([value]));
  else values.add(value);
}
