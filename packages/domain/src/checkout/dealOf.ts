import type { DeliveryAddress, LeadDeal } from '../lead/leadDeal.ts';
import type { CheckoutChoices } from './checkoutChoices.ts';

/** The deal of choices that are whole; `null` while something is to be asked. */
export function dealOf(
  { told, payment, handover }: CheckoutChoices,
  place: string | null,
  delivery: { address: DeliveryAddress; km: number | null } | null,
): LeadDeal | null {
  if (payment === null || handover === null) return null;
  const paid = {
    price: told.price,
    payment,
    repayment: payment === 'cash' ? null : told.repayment,
  };
  if (handover.kind === 'delivery') {
    return delivery && { ...paid, handover: { kind: 'delivery', ...delivery } };
  }
  return place === null ? null : { ...paid, handover: { ...handover, place } };
}
