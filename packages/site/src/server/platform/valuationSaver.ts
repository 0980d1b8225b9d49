import type { DealerSite, ValuationRecord } from '@forecourt/data';
import { errorCatalogue, type Valuation } from '@forecourt/domain';
import type { Log } from '../log/log.ts';

/** Has a valuation saved; nobody waits for it. */
export type SaveValuation = (site: DealerSite, valuation: Valuation) => void;

/**
 * Saves the valuations of the dealers whose `saveValuations` says so, and of no other, and logs how it
 * went: of the valuation itself nothing (R18-01).
 *
 * @param record `null` where no platform keeps them
 */
export function valuationSaver(record: ValuationRecord | null, log: Log): SaveValuation {
  return (site, valuation) => {
    if (!site.config.saveValuations) return;
    void (record === null ? Promise.resolve(false) : record.save(site, valuation)).then((isSaved) =>
      log(
        isSaved
          ? { event: 'valuation_saved', site: site.key, detail: errorCatalogue.valuationSaved.text }
          : {
              ...{ event: 'valuation_not_saved', site: site.key },
              error: errorCatalogue.valuationNotSaved.text,
            },
      ),
    );
  };
}
