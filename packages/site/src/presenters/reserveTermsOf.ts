import type { SiteConfig } from '@forecourt/data';
import { type ReserveTerms, reserveTerms, type Vehicle } from '@forecourt/domain';

/** A site's terms of reserving a vehicle (R9-04). */
export function reserveTermsOf(
  { carType }: Pick<Vehicle, 'carType'>,
  { reserve }: Pick<SiteConfig, 'reserve'>,
): ReserveTerms {
  return reserveTerms(reserve?.deposit ?? null, carType, reserve?.moneyBackGuarantee ?? false);
}
