import { lenderOf } from '@forecourt/domain';
import type { FinanceDisclaimer } from './financeDisclaimer.ts';

/** What stands with the vehicle's own entry of the lender, in the stock. */
export function embeddedFinanceDisclaimer(): FinanceDisclaimer {
  return {
    async of({ config }, { financeLenders }) {
      if (config.financeProvider === null) return null;
      return lenderOf(financeLenders, config.financeProvider)?.disclaimer ?? null;
    },
  };
}
