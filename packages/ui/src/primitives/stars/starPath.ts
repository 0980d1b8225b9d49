const STAR = 'l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z';

/** Five stars, each on a 24 by 24 grid, side by side. */
export const starPath = [0, 1, 2, 3, 4].map((index) => `M${index * 24 + 12} 2.8${STAR}`).join('');

/** Points and edges of a star keep 2.5 units from its square. */
const MARGIN = 2.5;

/** Width of the filled part for so many full stars and a part of the next, units of the grid. */
export function filledWidth(full: number, partial: number): number {
  return Math.round((full * 24 + MARGIN + partial * (24 - 2 * MARGIN)) * 100) / 100;
}
