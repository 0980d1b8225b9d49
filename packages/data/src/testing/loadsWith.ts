import { readFileSync } from 'node:fs';

/** Every module that a source file loads with it, itself first; packages by name. */
export function loadsWith(module: URL, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(module.href)) return seen;
  seen.add(module.href);
  const source = readFileSync(module, 'utf8');
  for (const [, name = ''] of source.matchAll(/^(?:import|export) (?!type ).*?from '(.*?)';$/gms)) {
    if (name.startsWith('.')) loadsWith(new URL(name, module), seen);
    else seen.add(name);
  }
  return seen;
}
