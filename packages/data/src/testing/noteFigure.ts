import { appendFileSync } from 'node:fs';

/**
 * Adds a figure to the file that `FORECOURT_FIGURES` names, as a line of JSON; without one nothing is
 * noted. The promises that are told with figures (`npm run promises -w bench`) gather them there.
 *
 * @param promise code of the promise, `A9`
 * @param what names the figure among those of its promise
 */
export function noteFigure(promise: string, what: string, value: number): void {
  const file = process.env.FORECOURT_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ promise, what, value })}\n`);
}
