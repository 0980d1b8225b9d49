import type { Vehicle } from '@forecourt/domain';
import type { DealerSite } from '../config/loadSites.ts';

/** What a lender wants said beside its estimates. */
export interface FinanceDisclaimer {
  /** Of the site's provider, for a vehicle; `null` where it says nothing. It fails never. */
  of(site: DealerSite, vehicle: Vehicle): Promise<string | null>;
}
