import type { DealerSite, FinanceDisclaimer } from '@forecourt/data';
import type { Vehicle } from '@forecourt/domain';
import { within } from '../http/within.ts';

/**
 * Milliseconds that a page waits for what a lender wants said now. A platform that is well has answered by
 * then; while it is down no page is slow for it.
 */
const PAGE_MS = 300;

export interface PageDisclaimers {
  /** `null` where the lender says nothing, or has not answered yet: what the stock says holds. */
  of(vehicle: Vehicle): Promise<string | null>;
  /** One was not there in time. It is still waited for, so that the next page has it. */
  isLate(): boolean;
}

/** The lender's words of one page. */
export function createPageDisclaimers(port: FinanceDisclaimer, site: DealerSite): PageDisclaimers {
  let isLate = false;
  return {
    async of(vehicle) {
      const answer = port.of(site, vehicle).then((disclaimer) => ({ disclaimer }));
      const told = await within(PAGE_MS, answer);
      isLate ||= told === null;
      return told?.disclaimer ?? null;
    },
    isLate: () => isLate,
  };
}
