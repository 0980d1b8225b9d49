import { formatPrice } from '../price/formatPrice.ts';
import type { CarType } from '../vehicle/vehicle.ts';

/** What a shopper is promised with a reservation. */
export interface ReserveTerms {
  /** `$200` */
  deposit: string;
  promises: readonly string[];
}

/** Dollars (R9-04). */
const DEFAULT_DEPOSIT = 200;

/**
 * Terms of a reservation (R9-04). The money-back guarantee is another promise: used vehicles
 * only, on sites that give it.
 *
 * @param deposit dollars, or `null` where the site names none
 */
export function reserveTerms(
  deposit: number | null,
  carType: CarType,
  moneyBackGuarantee: boolean,
): ReserveTerms {
  return {
    deposit: formatPrice(deposit ?? DEFAULT_DEPOSIT),
    promises: [
      'Your deposit is refundable in full.',
      'We hold the vehicle for you for 48 hours.',
      ...(moneyBackGuarantee && carType === 'used' ? ['48-hour money-back guarantee'] : []),
    ],
  };
}

/** What a deposit comes to, whole cents. @param deposit dollars, or `null` where the site names none */
export function depositCents(deposit: number | null): number {
  return Math.round((deposit ?? DEFAULT_DEPOSIT) * 100);
}

/**
 * The terms in one sentence, beside the button that agrees to them.
 *
 * @param paysOnline whether the deposit is paid with it; else the dealer confirms first
 */
export function termsSentence(
  { deposit }: Pick<ReserveTerms, 'deposit'>,
  paysOnline: boolean,
): string {
  return paysOnline
    ? `You pay a deposit of ${deposit} now, which is refundable in full, and we hold the vehicle for you for 48 hours from then.`
    : `You pay nothing now: we keep the vehicle for you while we look at your request and, once we confirm it, hold it for 48 hours against a deposit of ${deposit}, which is refundable in full.`;
}
