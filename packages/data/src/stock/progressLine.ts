import type { ImportProgress } from './importStock.ts';

const EVERY_MS = 100;
/** Back to the line's start, and nothing of it left. */
const CLEAR = '\r\u001b[K';

export interface ProgressLine {
  show(progress: ImportProgress): void;
  /** Takes the line away. */
  clear(): void;
}

/**
 * One line of a terminal that says how far an import is: rows, rows a second, refused.
 *
 * @param clock milliseconds, from any beginning
 */
export function progressLine(write: (text: string) => void, clock: () => number): ProgressLine {
  const begun = clock();
  let shown = Number.NEGATIVE_INFINITY;
  let last: ImportProgress['step'] | null = null;
  return {
    show({ step, rows, refused, photos }) {
      const now = clock();
      if (step === last && now - shown < EVERY_MS) return;
      shown = now;
      last = step;
      const speed = Math.round(rows / Math.max((now - begun) / 1000, 0.001));
      const [r, s, x] = [rows, speed, refused].map((count) => count.toLocaleString('en-AU'));
      const what = { reading: '', writing: ', writing the stock ...', photos: photosText(photos) }[
        step
      ];
      write(`${CLEAR}${r} rows, ${s} rows/s, ${x} refused${what}`);
    },
    clear() {
      if (last !== null) write(CLEAR);
    },
  };
}

function photosText(photos: ImportProgress['photos'] = { done: 0, of: 0 }): string {
  const [done, of] = [photos.done, photos.of].map((count) => count.toLocaleString('en-AU'));
  return `, ${done} of ${of} photos ...`;
}
