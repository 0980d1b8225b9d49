import type { StockEffect } from '../store/store.ts';
import { FileFault } from './faults/fileFault.ts';
import { percent, things } from './reportWords.ts';

/** What an import may do without being forced. */
export interface ImportLimits {
  /** Largest share of the current stock that may go, 0 to 1. */
  largestRemoval: number;
}

export const DEFAULT_LIMITS: ImportLimits = { largestRemoval: 0.5 };

const FORCE = 'If that is what you want, import again with --force.';
const DRY_RUN = 'Look at what would change with --dry-run.';

/**
 * Why an import is more likely a mistake than news: most of the stock would go, or most of the file
 * cannot be used. `null` when it is neither. What an empty site gets removes nothing.
 *
 * @param isDry what would change is being looked at
 */
export function guardFault(
  { accepted, refused }: { accepted: number; refused: number },
  { before, removed }: StockEffect,
  { largestRemoval }: ImportLimits,
  isDry = false,
): FileFault | null {
  const remedy = isDry ? FORCE : `${DRY_RUN} ${FORCE}`;
  if (before > 0 && removed > largestRemoval * before) {
    return new FileFault(
      `The import would remove ${removed.toLocaleString('en-AU')} of the site's ${things(before, 'vehicle')} (${percent(removed / before)}); ${percent(largestRemoval)} is the most it may (stock.largestRemoval in site.json).`,
      remedy,
    );
  }
  if (refused > accepted) {
    return new FileFault(
      `The import would refuse ${things(refused, 'row')} and take only ${accepted.toLocaleString('en-AU')}.`,
      `Mend the rows as the report says, or name the columns with --map. ${remedy}`,
    );
  }
  return null;
}
