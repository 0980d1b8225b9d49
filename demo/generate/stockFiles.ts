import { coolabarra } from './dealers/coolabarra.ts';
import { verrellHyde } from './dealers/verrellHyde.ts';
import { wattlebend } from './dealers/wattlebend.ts';
import { makeStock } from './makeStock.ts';
import { writeFeed } from './writeFeed.ts';

/** Day that every age and date of the demo stock is counted from: regenerate to move it. */
export const REFERENCE_DAY = '2026-11-21';

/** The stock files of the demo dealers, by path under `sites/`. */
export function stockFiles(today: string = REFERENCE_DAY): Map<string, string> {
  return new Map(
    [wattlebend, coolabarra, verrellHyde].map((plan) => [
      `${plan.slug}/stock.${plan.format}`,
      writeFeed(makeStock(plan, today), plan.format),
    ]),
  );
}
