/** A figure beside what it must reach. */
export interface Bar {
  what: string;
  figure: string;
  bar: string;
  /** `null` where it was not measured; the figure then says why. */
  met: boolean | null;
}

export interface BarNumbers {
  what: string;
  value: number;
  /** Follows the number: ` ms`. */
  unit: string;
  /** Without one the figure is told only. */
  limit: number | null;
  /** The figure must be at least the limit; otherwise below it. */
  atLeast?: boolean;
}

export function bar({ what, value, unit, limit, atLeast = false }: BarNumbers): Bar {
  return {
    what,
    figure: `${value.toFixed(value < 10 && value % 1 !== 0 ? 2 : 0)}${unit}`,
    bar: limit === null ? 'told' : `${atLeast ? 'at least' : 'under'} ${limit}${unit}`,
    met: limit === null || (atLeast ? value >= limit : value < limit),
  };
}

/** A bar that was not measured is told all the same. */
export function notMeasured(what: string, limit: string, why: string): Bar {
  return { what, figure: why, bar: limit, met: null };
}

/** The bars of a measurement; one that fails is told with its error, and the others go on. */
export async function tryBars(what: string, measure: () => Promise<Bar[]>): Promise<Bar[]> {
  try {
    return await measure();
  } catch (error) {
    process.exitCode = 1;
    return [
      notMeasured(what, 'every bar of it', error instanceof Error ? error.message : 'failed'),
    ];
  }
}

const WORDS = new Map([
  [true, 'ok    '],
  [false, 'MISSED'],
  [null, 'not measured'],
]);

/** Prints the table; a missed bar is the exit status of the process. */
export function printBars(bars: readonly Bar[]): void {
  const widest = Math.max(...bars.map(({ what }) => what.length));
  for (const { what, figure, bar: limit, met } of bars) {
    console.log(`${WORDS.get(met)}  ${what.padEnd(widest)}  ${figure}  (${limit})`);
  }
  if (bars.some(({ met }) => met === false)) process.exitCode = 1;
}
