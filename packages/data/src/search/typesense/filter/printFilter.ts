import type { Filter } from './filter.ts';

/** No document has fewer photos than none, and each has as many as that. */
const [never, always] = ['photos:<0', 'photos:>=0'];

/**
 * A filter in Typesense's language. Values are in code and numbers are whole, so there is nothing
 * to quote: anything else is refused, whatever made it (R2-43, R12-04).
 *
 * @throws RangeError for a value that is not in code, or a number that is not whole
 */
export function printFilter(filter: Filter): string {
  switch (filter.kind) {
    case 'all':
      return filter.of.map(printPart).join(' && ') || always;
    case 'any':
      return filter.of.map(printPart).join(' || ') || never;
    case 'is':
      return `${filter.field}:=${printCodes(filter.codes)}`;
    case 'flag':
      return `${filter.field}:=${filter.on}`;
    case 'number':
      return `${filter.field}:${filter.sign}${checkedNumber(filter.than)}`;
  }
}

function printPart(filter: Filter): string {
  const isGroup = (filter.kind === 'all' || filter.kind === 'any') && filter.of.length > 0;
  return isGroup ? `(${printFilter(filter)})` : printFilter(filter);
}

function printCodes(codes: readonly string[]): string {
  const checked = codes.map(checkedCode).join(',');
  return codes.length === 1 ? checked : `[${checked}]`;
}

function checkedCode(code: string): string {
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(code)) return code;
  throw new RangeError('A filter may hold values in code only.');
}

function checkedNumber(number: number): number {
  if (Number.isSafeInteger(number)) return number;
  throw new RangeError('A filter may hold whole numbers only.');
}
