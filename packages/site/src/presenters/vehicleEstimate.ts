import { type FinanceEstimate, financeEstimate, type Vehicle } from '@forecourt/domain';
import type { SiteServices } from '../contracts/siteServices.ts';

/** The finance estimate of a vehicle, with what its lender wants said now. */
export async function vehicleEstimate(
  { config, now, financeDisclaimer }: Pick<SiteServices, 'config' | 'now' | 'financeDisclaimer'>,
  vehicle: Vehicle,
): Promise<FinanceEstimate | null> {
  const estimate = financeEstimate(vehicle, config, now());
  if (estimate === null) return null;
  return { ...estimate, disclaimer: (await financeDisclaimer(vehicle)) ?? estimate.disclaimer };
}
