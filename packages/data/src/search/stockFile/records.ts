/** Records of one shape, field by field, so that equal values stand once and compress. */
export interface PackedRecords {
  size: number;
  /** By field: the distinct values, and the place of each record's among them. */
  fields: Readonly<Record<string, { values: readonly unknown[]; codes: readonly number[] }>>;
}

/** Packs records of plain JSON values. Equal values become one object when unpacked. */
export function packRecords<Item extends object>(records: readonly Item[]): PackedRecords {
  const names = Object.keys(records[0] ?? {}) as (keyof Item & string)[];
  const fields: Record<string, { values: unknown[]; codes: number[] }> = {};
  for (const name of names) {
    const places = new Map<string, number>();
    const values: unknown[] = [];
    const codes = records.map((record) => {
      const key = JSON.stringify(record[name]) ?? 'null';
      let place = places.get(key);
      if (place === undefined) {
        place = places.size;
        places.set(key, place);
        values.push(record[name] ?? null);
      }
      return place;
    });
    fields[name] = { values, codes };
  }
  return { size: records.length, fields };
}

/** The record at a place, from 0. */
export function unpackRecord<Item extends object>({ fields }: PackedRecords, place: number): Item {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { values, codes }]) => [name, values[codes[place]!]]),
  ) as Item;
}
