import { STOCK_FIELD_NAMES, STOCK_FIELDS, type StockField } from './fields.ts';
import { FileFault } from './fileFault.ts';
import { headingKey } from './headingKey.ts';
import { isBlank } from './row/isBlank.ts';

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

/** The field a heading of a dealer feed stands for, or `null`. */
export function fieldOfHeading(heading: string): StockField | null {
  return known.get(headingKey(heading))?.field ?? null;
}

/** Recognises the columns of one file. */
export class Columns {
  readonly #mapped: ReadonlyMap<string, StockField>;
  readonly #remembered = new Map<string, Column | null>();

  constructor(map: ColumnMap = {}) {
    this.#mapped = new Map(
      Object.entries(map).map(([heading, field]) => [headingKey(heading), field]),
    );
  }

  #column(heading: string): Column | null {
    const remembered = this.#remembered.get(heading);
    if (remembered !== undefined) return remembered;
    const key = headingKey(heading);
    const field = this.#mapped.get(key);
    const column = field ? { field, rank: -1 } : (known.get(key) ?? null);
    if (this.#remembered.size < REMEMBERED_HEADINGS) this.#remembered.set(heading, column);
    return column;
  }

  field(heading: string): StockField | null {
    return this.#column(heading)?.field ?? null;
  }

  /** Like `field`, without remembering the heading as one of the file. */
  recognises(heading: string): boolean {
    const key = headingKey(heading);
    return this.#mapped.has(key) || known.has(key);
  }

  /** @throws FileFault when the map names a heading that the file does not have. */
  requireMapped(headings: readonly string[]): void {
    const keys = new Set(headings.map(headingKey));
    const strange = [...this.#mapped.keys()].filter((key) => !keys.has(key));
    if (strange.length === 0) return;
    throw new FileFault(
      `The column map names ${strange.join(', ')}, which no heading of the file is.`,
      `Its headings: ${headings.slice(0, 50).join(' · ')}.`,
    );
  }

  /** Mapped headings not met so far, by their letters and digits. */
  unseenMapped(): string[] {
    const seen = new Set([...this.#remembered.keys()].map(headingKey));
    return [...this.#mapped.keys()].filter((key) => !seen.has(key));
  }

  /** Headings met so far that no field answers to, in order of appearance. */
  ignored(): string[] {
    return [...this.#remembered].flatMap(([heading, column]) => (column ? [] : [heading]));
  }

  /** Fields met so far. */
  fields(): Set<StockField> {
    return new Set([...this.#remembered.values()].flatMap((column) => column?.field ?? []));
  }

  /** A record by field. Where two columns fill one field, the better heading that is filled wins. */
  pick(entries: Iterable<readonly [string, unknown]>): RawRow {
    const row: RawRow = {};
    const ranks: Partial<Record<StockField, number>> = {};
    for (const [heading, value] of entries) {
      const column = this.#column(heading);
      if (!column || isBlank(value)) continue;
      const held = ranks[column.field];
      if (held !== undefined && held <= column.rank) continue;
      ranks[column.field] = column.rank;
      row[column.field] = value;
    }
    return row;
  }
}
