import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, 'dist');

/** The list under review; `npm run front-door` writes it anew. */
export const listed = join(import.meta.dirname, 'front-door.md');

/** Every exported name of the built package, and what each of its interfaces takes, as Markdown. */
export function frontDoor(): string {
  const index = readFileSync(join(dist, 'index.d.ts'), 'utf8');
  const names = [...index.matchAll(/export (?:type )?\{([^}]*)\}/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((entry) => entry.trim().replace(/^type /, ''))
    .filter((name) => name !== '');
  const shapes = interfaces();
  const lines = names.toSorted().map((name) => {
    const shape = shapes.get(name);
    return shape === undefined ? `- **${name}**` : `- **${name}**${shape}`;
  });
  return ['# Front door of @forecourt/ui', '', ...lines, ''].join('\n');
}

/** Members of the interfaces that the declarations hold, by name; optional ones with a mark. */
function interfaces(): Map<string, string> {
  const found = new Map<string, string>();
  const files = readdirSync(dist, { recursive: true }).map(String);
  for (const file of files.filter((one) => one.endsWith('.d.ts'))) {
    const text = readFileSync(join(dist, file), 'utf8');
    for (const [, name = '', base = '', body = ''] of text.matchAll(
      /^export interface (\w+)(?: extends ([^{]+?))? \{\n([\s\S]*?)^\}/gm,
    )) {
      const members = [...body.matchAll(/^ {4}(?:readonly )?(\w+\??)(?:: (.*);|[:(].*)$/gm)];
      const typed = members.map(([, key, type]) => `\`${key}: ${type ?? '…'}\``);
      found.set(name, `${base && ` extends ${base}`}: ${typed.join(' · ')}`);
    }
  }
  return found;
}

if (process.argv.includes('--write')) writeFileSync(listed, frontDoor());
