import type { Defect } from './faults/defect.ts';
import type { ReadRow } from './rowReader.ts';

/** A row that is not in the draft yet. */
export interface NumberedRow extends ReadRow {
  row: number;
}

/** Status of a vehicle whose row has none, in a file that has them: unavailable (R3-03). */
const NOT_STATED = 'not_stated';

/**
 * What becomes of rows without a status. In a file that states statuses such a vehicle is
 * unavailable; in one that states none all are in stock, since a stock file lists what is for sale.
 *
 * Which of them a file is shows with the first status in its column for that; an empty column
 * states none. The file is read once, as a stream, so rows are judged by the batch: the first one
 * has hundreds of rows, and a status that comes only later counts from its own batch on, which the
 * report tells.
 */
export class MissingStatuses {
  readonly #report: (defect: Defect) => void;
  /** The first row with a status. */
  #first: number | null = null;
  #passed = 0;

  constructor(report: (defect: Defect) => void) {
    this.#report = report;
  }

  /** The rows of the next batch, those without a status closed where others have one. */
  judge(batch: readonly NumberedRow[]): NumberedRow[] {
    this.#first ??= batch.find(({ status }) => status === 'stated')?.row ?? null;
    return batch.map((read) => {
      if (read.status !== 'missing') return read;
      if (this.#first === null) {
        this.#passed += 1;
        return read;
      }
      this.#report({
        severity: 'warning',
        row: read.row,
        field: 'status',
        found: '',
        problem: 'no status, where other rows have one: the vehicle is listed as unavailable',
        remedy: 'Write in stock, coming soon, reserved or sold.',
      });
      return { ...read, vehicle: { ...read.vehicle, status: NOT_STATED } };
    });
  }

  /** What is told once of the whole file. */
  warnings(): Defect[] {
    if (this.#passed === 0) return [];
    const late = this.#first !== null;
    return [
      {
        severity: 'warning',
        row: 0,
        field: 'status',
        found: '',
        problem: late
          ? `the first status stands in row ${this.#first}, so ${this.#passed} vehicles before it are listed as in stock`
          : 'no row says whether its vehicle can be had, so every vehicle is listed as in stock',
        remedy: 'Add a column named status with in stock, coming soon, reserved or sold.',
      },
    ];
  }
}
