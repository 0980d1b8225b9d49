import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const dist = join(import.meta.dirname, '../packages/ui/dist');

export interface ComponentBytes {
  name: string;
  /** gzip bytes of its JavaScript beyond React, before anything is opened. */
  bytes: number;
}

/** Names of the components that `@forecourt/ui` exports. */
export function componentNames(): string[] {
  const front = readFileSync(join(dist, 'index.js'), 'utf8');
  const exported = [...front.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map(
      (entry) =>
        entry
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  );
  return exported.filter((name) => /^[A-Z][a-z]/.test(name)).toSorted();
}

/**
 * What a page pays that imports one component of the built package, and React already: its own
 * code, its parts and the rules it draws by. What is loaded on opening is left out.
 */
export async function componentBytes(name: string): Promise<ComponentBytes> {
  const id = '\0one';
  const source = `export { ${name} } from ${JSON.stringify(join(dist, 'index.js'))};`;
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'one-component',
        resolveId: (asked) => (asked.endsWith('one-component') ? id : null),
        load: (asked) => (asked === id ? source : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: 'one-component',
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?($|\/)/,
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || first.has(chunk.fileName)) return;
    first.add(chunk.fileName);
    for (const imported of chunk.imports) visit(byName.get(imported));
  };
  visit(chunks.find(({ isEntry }) => isEntry));
  const code = [...first].map((file) => byName.get(file)?.code ?? '').join('');
  return { name, bytes: gzipSync(code, { level: 9 }).length };
}
