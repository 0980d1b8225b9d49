import { STOCK_FIELD_NAMES, STOCK_FIELDS, type StockField } from './fields.ts';
import { headingKey } from './headingKey.ts';
import { isBlank, isFormulaFault } from './isBlank.ts';

/** A row by field, blanks left out; values as the file gave them. */
export type RawRow = Partial<Record<StockField, unknown>>;

/** Headings of the file by the field they fill; wins over the table. */
export type ColumnMap = Readonly<Record<string, StockField>>;

interface Column {
  field: StockField;
  /** Of two columns for one field the lower rank wins; a mapped column is -1. */
  rank: number;
}

/** JSON keys are unbounded; beyond this many the answer is computed anew and not remembered. */
const REMEMBERED_HEADINGS = 2000;

const known = new Map<string, Column>();
for (const field of STOCK_FIELD_NAMES) {
  [field, ...STOCK_FIELDS[field].headings].forEach((heading, rank) => {
    const key = headingKey(heading);
    if (!known.has(key)) known.set(key, { field, rank });
  });
}

const IDENTITIES: ReadonlySet<StockField> = new Set(['id', 'stockNumber', 'vin']);
const PRICES: readonly StockField[] = ['driveAwayPrice', 'price', 'egcPrice'];

/** The words for nothing that are values in one field and make no sense in another. */
function isToldEmpty(field: StockField, value: unknown): boolean {
  if (isFormulaFault(value)) return true;
  if (typeof value !== 'string' || value.trim() === '') return false;
  // A vehicle of no kilometres may well have a dash; a program's word for nothing is a fault.
  return (
    PRICES.includes(field) ||
    (/^(?:km|year)$/.test(field) && /^\s*(?:nan|null|undefined)\s*$/i.test(value))
  );
}

/** A row with what its empty columns hold, of which any price makes up for the others. */
function withEmpty(row: RawRow, empty: RawRow): RawRow {
  if (Object.keys(empty).length === 0) return row;
  const priced = PRICES.some((field) => row[field] !== undefined);
  const told = Object.entries(empty).filter(
    ([field, value]) =>
      isFormulaFault(value) || !priced || !PRICES.some((price) => price === field),
  );
  return { ...Object.fromEntries(told), ...row };
}

/** Recognises the columns of one file, and remembers those it met. */
export class Columns {
  readonly #map: ColumnMap;
  readonly #mapped: ReadonlyMap<string, StockField>;
  readonly #met = new Map<string, Column | null>();
  #repeated: { heading: string; field: StockField; count: number }[] = [];

  constructor(map: ColumnMap = {}) {
    this.#map = map;
    this.#mapped = new Map(
      Object.entries(map).map(([heading, field]) => [headingKey(heading), field]),
    );
  }

  #column(heading: string): Column | null {
    const key = headingKey(heading);
    const field = this.#mapped.get(key);
    return field ? { field, rank: -1 } : (known.get(key) ?? null);
  }

  #meet(heading: string): Column | null {
    const met = this.#met.get(heading);
    if (met !== undefined) return met;
    const column = this.#column(heading);
    if (this.#met.size < REMEMBERED_HEADINGS) this.#met.set(heading, column);
    return column;
  }

  /** The field a heading stands for, or `null`. */
  field(heading: string): StockField | null {
    return this.#column(heading)?.field ?? null;
  }

  /** Headings of the map that are none of these. */
  mappedBeside(headings: readonly string[]): string[] {
    const keys = new Set(headings.map(headingKey));
    return Object.keys(this.#map).filter((heading) => !keys.has(headingKey(heading)));
  }

  /** Headings of the map that no record had so far. */
  unseenMapped(): string[] {
    return this.mappedBeside([...this.#met.keys()]);
  }

  /**
   * Columns that would be recognised and are not read as that, because of the map: those it gives to
   * another field while no other column fills their own, and those it fills from elsewhere.
   *
   * @returns with the mapped headings that take their place
   */
  displaced(): { heading: string; field: StockField; instead: readonly string[] }[] {
    const filled = this.fields();
    const headings = [...this.#met.keys()];
    const sources = new Map<StockField, string[]>();
    for (const heading of headings) {
      const field = this.#mapped.get(headingKey(heading));
      if (field) sources.set(field, [...(sources.get(field) ?? []), heading]);
    }
    return headings.flatMap((heading) => {
      const key = headingKey(heading);
      const field = known.get(key)?.field;
      if (!field) return [];
      const mapped = this.#mapped.get(key);
      if (mapped !== undefined) {
        return mapped === field || filled.has(field)
          ? []
          : [{ heading, field, instead: [heading] }];
      }
      const instead = sources.get(field);
      return instead ? [{ heading, field, instead }] : [];
    });
  }

  /** Headings met that no field answers to. */
  ignored(): string[] {
    return [...this.#met].flatMap(([heading, column]) => (column ? [] : [heading]));
  }

  /** Sees the headings of a file, for those that stand there more than once. */
  tellRepeated(headings: readonly string[]): void {
    const counts = new Map<string, { heading: string; count: number }>();
    for (const heading of headings) {
      const key = headingKey(heading);
      const held = counts.get(key);
      if (held) held.count += 1;
      else counts.set(key, { heading, count: 1 });
    }
    this.#repeated = [...counts.values()].flatMap(({ heading, count }) => {
      const field = this.field(heading);
      return field !== null && count > 1 ? [{ heading, field, count }] : [];
    });
  }

  /** Headings of a field that stand in the file more than once. */
  repeated(): readonly { heading: string; field: StockField; count: number }[] {
    return this.#repeated;
  }

  /** Fields met so far. */
  fields(): Set<StockField> {
    return new Set([...this.#met.values()].flatMap((column) => column?.field ?? []));
  }

  /** Whether a column met so far can tell one vehicle from another. */
  tellsIdentity(): boolean {
    for (const column of this.#met.values()) {
      if (column && IDENTITIES.has(column.field)) return true;
    }
    return false;
  }

  /**
   * A record by field. Where two columns fill one field, the better heading that is filled wins.
   * What a program writes for nothing stands only where no column has a value, to be told.
   */
  pick(entries: Iterable<readonly [string, unknown]>): RawRow {
    const row: RawRow = {};
    const ranks: Partial<Record<StockField, number>> = {};
    const empty: RawRow = {};
    for (const [heading, value] of entries) {
      const column = this.#meet(heading);
      if (!column) continue;
      if (isBlank(value) || isFormulaFault(value)) {
        if (isToldEmpty(column.field, value)) empty[column.field] ??= value;
        continue;
      }
      const held = ranks[column.field];
      if (held !== undefined && held <= column.rank) continue;
      ranks[column.field] = column.rank;
      row[column.field] = value;
    }
    return withEmpty(row, empty);
  }
}
