export type Exports = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** What a package exports, by the name to import: the files that stand for it, as `./path`. */
export function exportsOf(
  name: string,
  exports: Exports,
  files: readonly string[],
): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [key, value] of Object.entries(exports)) {
    const targets = typeof value === 'string' ? [value] : Object.values(value);
    for (const star of key.includes('*') ? starsOf(targets, files) : ['']) {
      const id = `${name}${key.slice(1).replace('*', star)}`;
      found.set(
        id,
        targets.map((target) => target.replace('*', star)),
      );
    }
  }
  return found;
}

/** What may stand for the star: whatever there are files of. */
function starsOf(targets: readonly string[], files: readonly string[]): string[] {
  const [before = '', after = ''] = (targets.find((one) => one.includes('*')) ?? '').split('*');
  return files
    .filter((file) => file.startsWith(before) && file.endsWith(after))
    .map((file) => file.slice(before.length, -after.length));
}
