import { reserveCopy } from '../copy/reserveCopy.ts';
import { formatPrice } from '../price/formatPrice.ts';
import type { CarType } from '../vehicle/vehicle.ts';

/** What a shopper is promised with a reservation. */
export interface ReserveTerms {
  /** `$200` */
  deposit: string;
  promises: readonly string[];
}

/**
 * Terms of a reservation (R9-04). The money-back guarantee is another promise: used vehicles
 * only, on sites that give it.
 *
 * @param deposit dollars, or `null` where the site names none
 */
export const reserveTerms = (
  deposit: number | null,
  carType: CarType,
  moneyBackGuarantee: boolean,
): ReserveTerms => ({
  deposit: deposit === null ? reserveCopy.deposit : formatPrice(deposit),
  promises: [
    reserveCopy.refundable,
    reserveCopy.held,
    ...(moneyBackGuarantee && carType === 'used' ? [reserveCopy.moneyBack] : []),
  ],
});
