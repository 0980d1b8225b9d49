const files = import.meta.glob<string>('./*.md', { eager: true, query: '?raw', import: 'default' });

/** Every decision record, in the order of its number. */
export const records: readonly string[] = Object.keys(files)
  .sort()
  .map((path) => files[path] ?? '');
