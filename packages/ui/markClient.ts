import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';

const require = createRequire(import.meta.url);

/** What React leaves to a server component, by its own account: all its other exports need a browser. */
const onServer = new Set(
  Object.keys(
    require(
      join(dirname(require.resolve('react/package.json')), 'react.react-server.js'),
    ) as object,
  ),
);

/** A node of a syntax tree, as far as it matters here. */
interface Node {
  type: string;
  [key: string]: unknown;
}

interface Module {
  /** Calls a hook, makes a context or handles an event: a server component may not. */
  isClient: boolean;
  /** Names by the path of the file they are imported from. */
  imports: Map<string, string[]>;
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof (child as Node | null)?.type === 'string') yield* nodesOf(child as Node);
    }
  }
}

function nameOf(node: unknown): string {
  return String((node as Node | undefined)?.['name'] ?? '');
}

/** Whether an element is given what is to be done at an event, or another function of its own. */
function handles(props: Node | undefined): boolean {
  return ((props?.['properties'] ?? []) as Node[]).some(
    ({ key, value }) =>
      /^on[A-Z]/.test(nameOf(key)) ||
      /FunctionExpression$/.test((value as Node | undefined)?.type ?? ''),
  );
}

function readModule(code: string): Module {
  const imports = new Map<string, string[]>();
  let isClient = false;
  for (const node of nodesOf(parseAst(code) as unknown as Node)) {
    if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') {
      const from = (node['source'] as { value: string } | null)?.value;
      if (from === undefined) continue;
      const specifiers = node['specifiers'] as Node[];
      const names = specifiers.map((one) => nameOf(one['imported'] ?? one['local']));
      imports.set(from, [...(imports.get(from) ?? []), ...names]);
      if (from === 'react' && names.some((name) => !onServer.has(name))) isClient = true;
      if (from === 'react-dom') isClient = true;
    } else if (node.type === 'CallExpression') {
      const called = nameOf(node['callee']);
      if (/^use[A-Z]/.test(called) && !onServer.has(called)) isClient = true;
      if (/^jsxs?\d*$/.test(called) && handles((node['arguments'] as Node[])[1])) isClient = true;
    }
  }
  return { isClient, imports };
}

/** A reference stands for a component or a hook; of a class name or a text nothing would be left. */
function isReferable(name: string): boolean {
  return /^(?:[A-Z]|use[A-Z])/.test(name);
}

/**
 * Puts `'use client'` where it is needed, since bundling keeps none: into each built file that holds
 * something of a browser, and into those that take their values from such a file. A server component
 * may import all of the package then: what is marked becomes a reference, and what is not is at hand
 * (texts, themes, static parts).
 *
 * @param doors files that are imported by name, which must stay without the mark
 * @throws when a door hands on a value of a marked file
 */
export async function markClient(folder: string, doors: readonly string[]): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  const codes = new Map<string, string>();
  const modules = new Map<string, Module>();
  for (const file of files) {
    const code = await readFile(join(folder, file), 'utf8');
    codes.set(file, code);
    modules.set(file, readModule(code));
  }
  const marked = new Set(files.filter((file) => modules.get(file)?.isClient));
  const valuesOf = (file: string): string[] =>
    [...(modules.get(file)?.imports ?? [])].flatMap(([from, names]) =>
      marked.has(join(dirname(file), from)) ? names.filter((name) => !isReferable(name)) : [],
    );
  for (let before = -1; before < marked.size; ) {
    before = marked.size;
    for (const file of files) if (valuesOf(file).length > 0) marked.add(file);
  }
  const fault = doors.find((door) => marked.has(door));
  if (fault !== undefined) {
    throw new Error(
      `${fault} hands on ${valuesOf(fault).join(', ') || 'code'} of a browser, so a server component would get ` +
        'references in place of all it exports. Name the module among the entries of tsup.config.ts: ' +
        'it is a file of its own then.',
    );
  }
  for (const file of marked) {
    const path = join(folder, file);
    await writeFile(path, `'use client';\n${codes.get(file)}`);
    // The map's first line is of the mark, and stays empty.
    const map = JSON.parse(await readFile(`${path}.map`, 'utf8')) as { mappings: string };
    await writeFile(`${path}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
  }
}
