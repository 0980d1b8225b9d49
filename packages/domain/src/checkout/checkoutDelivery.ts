import { isPostcode } from '../enquiry/contactRules.ts';
import { errorCatalogue } from '../errors/errorCatalogue.ts';
import type { DeliveryAddress } from '../lead/leadDeal.ts';
import { formatNumber } from '../text/formatNumber.ts';
import { lineOf } from '../text/lines.ts';

export const deliveryFields = ['street', 'city', 'postcode'] as const;
export type DeliveryField = (typeof deliveryFields)[number];

/** What is wrong with one of those fields. */
export interface DeliveryFault {
  field: DeliveryField;
  message: string;
}

/** Longest line of an address, characters. */
const LONGEST = 100;

/** An address as it was typed, or what is to be mended. */
export function readDelivery(typed: Readonly<Record<DeliveryField, string>>): {
  address: DeliveryAddress | null;
  faults: readonly DeliveryFault[];
} {
  const address = {
    ...{ street: lineOf(typed.street), city: lineOf(typed.city) },
    postcode: lineOf(typed.postcode),
  };
  const faults: DeliveryFault[] = [
    ...lineFault('street', address.street, 'Enter the street and number we deliver to'),
    ...lineFault('city', address.city, 'Enter the suburb or town'),
    ...(isPostcode(address.postcode)
      ? []
      : [{ field: 'postcode' as const, message: errorCatalogue.postcode.text }]),
  ];
  return { address: faults.length === 0 ? address : null, faults };
}

/** Why it is not brought there: too far; `null` where it is, or where nobody can tell how far. */
export function deliveryRangeFault(km: number | null, maxKm: number | null): DeliveryFault | null {
  if (km === null || maxKm === null || km <= maxKm) return null;
  return {
    field: 'postcode',
    message: `That is about ${formatNumber(km)} km from this vehicle, and we deliver up to ${formatNumber(maxKm)} km. Choose a place to pick it up, or another postcode`,
  };
}

function lineFault(field: 'street' | 'city', text: string, missing: string): DeliveryFault[] {
  if (text === '') return [{ field, message: missing }];
  return text.length > LONGEST ? [{ field, message: `Enter ${LONGEST} characters at most` }] : [];
}
