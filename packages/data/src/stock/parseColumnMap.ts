import { parseJson } from '@forecourt/domain';
import { didYouMean } from '../text/nearest.ts';
import { FileFault } from './faults/fileFault.ts';
import type { ColumnMap } from './fields/columns.ts';
import { isStockField, STOCK_FIELD_NAMES } from './fields/fields.ts';

/**
 * Reads a `--map` value: a JSON object `{ "file heading": "field" }`.
 *
 * @throws FileFault when it is not one, or names an unknown field.
 */
export function parseColumnMap(json: string): ColumnMap {
  const value = parseJson(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FileFault(
      'The column map is not a JSON object.',
      'Write it as { "heading in the file": "field" }, for example { "Odo reading": "km" }.',
    );
  }
  const entries = Object.entries(value).map(([heading, field]) => {
    if (typeof field === 'string' && isStockField(field)) return [heading, field] as const;
    throw new FileFault(
      `The column map sends ${JSON.stringify(heading)} to ${JSON.stringify(field)}, which is not a field.`,
      `${didYouMean(String(field), STOCK_FIELD_NAMES)} Use one of these fields: ${STOCK_FIELD_NAMES.join(', ')}.`.trimStart(),
    );
  });
  return Object.fromEntries(entries);
}
