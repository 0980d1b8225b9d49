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

/** Stands between a mask and the key of its number: a sign that no dealer writes into one. */
const KEY_SIGN = '¶';

/**
 * A number that shoppers must ask for: its mask, and the key it is asked by. It stands wherever the
 * number would, so that whatever prints numbers cannot print this one.
 */
export function maskedPhone(phone: string, key: number): string {
  return `${maskPhone(phone)}${KEY_SIGN}${key}`;
}

/** Key of a number that must be asked for; `null` where the number itself is there. */
export function phoneKey(phone: string): string | null {
  const at = phone.lastIndexOf(KEY_SIGN);
  return at === -1 ? null : phone.slice(at + 1);
}

/** What is printed of a number: of one that must be asked for its mask alone. */
export function phoneText(phone: string): string {
  return phone.split(KEY_SIGN)[0] ?? '';
}

/** Words of a way to the dealer that has room for them alone. */
export function callLabel(phone: string): string {
  return phoneKey(phone) === null ? `Call ${phone}` : 'Show phone number';
}

/** Page that shows a number to who asks for it, by its key (R2-74). */
export function revealHref(key: string): string {
  return `/phone/${key}`;
}

/** `tel:` link: digits and a leading plus only (R4-17). A number that must be asked for leads to its page. */
export function telHref(phone: string): string {
  const key = phoneKey(phone);
  if (key !== null) return revealHref(key);
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;
}
