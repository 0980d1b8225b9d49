import { parse } from 'csv-parse/sync';
import type { Columns } from '../fields/columns.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;

function headings(head: string, delimiter: string): string[] {
  try {
    const records = parse(head, {
      delimiter,
      to: 1,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    return records[0] ?? [];
  } catch {
    return [];
  }
}

/** The delimiter under which the most headings are recognised; of equals, the most columns. */
export function detectDelimiter(head: string, columns: Columns): string {
  const scored = DELIMITERS.map((delimiter) => {
    const found = headings(head, delimiter);
    const recognised = found.filter((heading) => columns.field(heading)).length;
    return { delimiter, score: recognised * 1000 + found.length };
  });
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}
