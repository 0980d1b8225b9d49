import type { Valuation } from '@forecourt/domain';
import type { DealerSite } from '../config/loadSites.ts';

/** Keeps what shoppers were told of their cars at the platform, for a dealer who wants it there. */
export interface ValuationRecord {
  /** It fails never: `false` where it is not kept. */
  save(site: DealerSite, valuation: Valuation): Promise<boolean>;
}
