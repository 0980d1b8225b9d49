/** Starts that the pace is told from: so few that a machine with other work is soon noticed. */
const PACE_OF = 16;

/** How quickly pages follow each other while some wait. */
export interface Pace {
  /** @param more whether others wait: without them the time to the next start says nothing. */
  started(at: number, more: boolean): void;
  /**
   * How many would be started in that time: by their mean, since whoever waits for many waits for
   * the slow ones too, without the longest, since a single pause says little.
   */
  within(ms: number): number;
}

export function createPace(): Pace {
  const gaps: number[] = [];
  let last: number | null = null;
  return {
    started(at, more) {
      if (last !== null) gaps.push(at - last);
      if (gaps.length > PACE_OF) gaps.shift();
      last = more ? at : null;
    },
    within(ms) {
      if (gaps.length < 2) return Number.POSITIVE_INFINITY;
      const sum = gaps.reduce((all, gap) => all + gap, 0) - Math.max(...gaps);
      return sum === 0 ? Number.POSITIVE_INFINITY : Math.floor((ms * (gaps.length - 1)) / sum);
    },
  };
}
