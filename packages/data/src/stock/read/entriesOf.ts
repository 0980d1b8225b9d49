import type { Columns } from '../fields/columns.ts';

const MAX_DEPTH = 4;

/**
 * The values of a JSON object by heading. An object inside becomes headings with a dot
 * (`location.suburb`), unless its own heading is a field that takes objects.
 */
export function entriesOf(value: object, columns: Columns): [string, unknown][] {
  const entries: [string, unknown][] = [];
  const visit = (object: object, prefix: string, depth: number) => {
    for (const [key, inner] of Object.entries(object)) {
      const heading = `${prefix}${key}`;
      const nested = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
      if (nested && depth < MAX_DEPTH && columns.field(heading) !== 'financeLenders') {
        visit(inner, `${heading}.`, depth + 1);
      } else {
        entries.push([heading, inner]);
      }
    }
  };
  visit(value, '', 1);
  return entries;
}
