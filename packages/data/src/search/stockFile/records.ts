/** Values of a field that recur, by the numbers that stand for them; `null` where each is itself. */
type Recurring = readonly unknown[] | null;

/** Records of one value are to be so many at least on average for a number to be shorter. */
const RECURS = 4;

/**
 * Packs records of plain JSON values as text: a line of the fields and of the values that recur in
 * them, then a line for each record, so that one can be read without the others.
 */
export function packRecords<Item extends object>(records: readonly Item[]): string {
  const names = Object.keys(records[0] ?? {}) as (keyof Item & string)[];
  const columns = names.map((name) => packColumn(records.map((record) => record[name] ?? null)));
  const fields = names.map((name, at) => [name, columns[at]!.recurring]);
  const rows = records.map((_, place) => columns.map(({ cells }) => cells[place]));
  return [fields, ...rows].map((line) => JSON.stringify(line)).join('\n');
}

function packColumn(values: readonly unknown[]): {
  recurring: Recurring;
  cells: readonly unknown[];
} {
  const places = new Map<string, number>();
  const recurring: unknown[] = [];
  const cells = values.map((value) => {
    const key = JSON.stringify(value);
    const place = places.get(key) ?? places.size;
    if (place === places.size) {
      places.set(key, place);
      recurring.push(value);
    }
    return place;
  });
  return RECURS * recurring.length > values.length
    ? { recurring: null, cells: values }
    : { recurring, cells };
}

/** Opens packed records: gives the one at a place, from 0. Values that recur are one object. */
export function openRecords<Item extends object>(packed: string): (place: number) => Item {
  const lines = packed.split('\n');
  const fields = JSON.parse(lines[0]!) as [name: string, recurring: Recurring][];
  return (place) => {
    const cells = JSON.parse(lines[place + 1]!) as unknown[];
    return Object.fromEntries(
      fields.map(([name, recurring], at) => [
        name,
        recurring === null ? cells[at] : recurring[cells[at] as number],
      ]),
    ) as Item;
  };
}
