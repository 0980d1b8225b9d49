import type { RegoAnswer, RegoLookupRequest } from '@forecourt/domain';
import type { DealerSite } from '../config/loadSites.ts';

/**
 * Tells a car by its number plate. Nobody invents a car: where no register is configured, there is no
 * look-up, and the visitor names the car.
 */
export interface RegoLookup {
  /** It fails never, and never longer than its budget. What is looked up is told in no log. */
  find(site: DealerSite, asked: RegoLookupRequest): Promise<RegoAnswer>;
}
