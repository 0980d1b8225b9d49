import { present } from '../text/present.ts';
import type { CarType } from '../vehicle/vehicle.ts';

/** Numbers a dealer is called on. */
export interface PhoneRules {
  /** Wins over everything. */
  override: string | null;
  /** The dealer's number for each kind of vehicle. */
  numbers: Readonly<Partial<Record<CarType, string>>>;
}

/**
 * Number of the call button: override, number for this car type, new-car number, used-car number,
 * location's phone. The new-car number stands before the used-car one even for a used car (R5-34).
 * `null` means no button, and one console warning of the caller.
 */
export function callPhone(
  carType: CarType,
  rules: PhoneRules,
  locationPhone: string | null,
): string | null {
  const { override, numbers } = rules;
  const order = [override, numbers[carType], numbers.new, numbers.used, locationPhone];
  return present(order)[0] ?? null;
}

/** The first 5 characters stay, every later digit becomes `*`: `0412 345 678` is `0412 *** ***` (R4-15). */
export function maskPhone(phone: string): string {
  return phone.slice(0, 5) + phone.slice(5).replace(/\d/g, '*');
}

/** `tel:` link: digits and a leading plus only (R4-17). */
export function telHref(phone: string): string {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;
}
