/** A record of a stock file: its values by heading, or why it has none. */
export type FeedRecord =
  | { row: number; entries: readonly (readonly [string, unknown])[]; warning?: RecordProblem }
  | { row: number; entries: null; problem: RecordProblem };

export interface RecordProblem {
  found: string;
  problem: string;
  remedy: string;
}

/** Characters of one record; guards the memory against a file that never ends a row. */
export const MAX_RECORD_SIZE = 4_000_000;
