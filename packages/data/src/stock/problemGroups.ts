import type { Defect } from './faults/defect.ts';

/** Defects of one kind: the first of them, and how many there are. */
export interface ProblemGroup {
  example: Defect;
  count: number;
}

/** A file can be wrong in endless ways; memory stays flat. */
const MAX_GROUPS = 1_000;

/** The same problem with other numbers in its words is one kind. */
function kindOf({ severity, row, field, problem }: Defect): string {
  const words = problem.replace(/U\+[0-9A-F]+(?:, )?/g, '').replace(/\d+/g, '#');
  return `${severity} ${row === 0 ? 'file' : 'row'} ${field} ${words}`;
}

/** Refused rows first, then what concerns the whole file, then what happens most. */
function weight({ example: { severity, row }, count }: ProblemGroup): number {
  if (severity === 'refused') return 2e9 + count;
  return row === 0 ? 1e9 + count : count;
}

/** Gathers the defects of an import by kind. */
export class ProblemGroups {
  readonly #groups = new Map<string, ProblemGroup>();
  #total = 0;

  add(defect: Defect): void {
    this.#total += 1;
    const kind = kindOf(defect);
    const group = this.#groups.get(kind);
    if (group) group.count += 1;
    else if (this.#groups.size < MAX_GROUPS) this.#groups.set(kind, { example: defect, count: 1 });
  }

  /** The `limit` weightiest kinds, and how many kinds and defects are left out. */
  top(limit: number): { groups: ProblemGroup[]; kindsLeft: number; defectsLeft: number } {
    const groups = [...this.#groups.values()].sort((a, b) => weight(b) - weight(a)).slice(0, limit);
    const shown = groups.reduce((sum, { count }) => sum + count, 0);
    return {
      groups,
      kindsLeft: this.#groups.size - groups.length,
      defectsLeft: this.#total - shown,
    };
  }
}
