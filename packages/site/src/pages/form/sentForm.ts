import { type FormInput, profileText, storageKeys } from '@forecourt/domain';
import { forget, keep, readAllKept } from '../../shell/browserStore.ts';

/** A form on its way. */
export interface SentForm {
  /** Slug of the site. */
  site: string;
  input: FormInput;
  category: string;
  subcategory: string | null;
  carId: string | null;
  element: HTMLFormElement;
  /** Where the tab keeps what was typed into it. */
  draft: string;
}

let sent: SentForm | null = null;
/** Forms that are leads: nothing of them is kept as typed and not sent. */
const taken = new WeakSet<HTMLFormElement>();

/** Whether this form has become a lead. */
export function isTaken(form: HTMLFormElement): boolean {
  return taken.has(form);
}

/** Remembers what is being sent until it is known to be a lead. */
export function noteSent(form: SentForm): void {
  sent = form;
}

/**
 * It is a lead: this browser keeps who sent it, for the next form, the vehicle it was about, and what
 * kind it was (R3-18, R3-19, R4-19), and gives up what it kept of it unsent.
 *
 * @param now milliseconds since 1970 UTC
 */
export function keepSent(now: number): void {
  if (sent === null) return;
  const { site, input, category, subcategory, carId, element, draft } = sent;
  const record = { category, subcategory, carId, at: now };
  taken.add(element);
  forget('sessionStorage', draft);
  // And of the stages that led to it.
  for (const [name] of readAllKept('sessionStorage', `${draft}:`)) forget('sessionStorage', name);
  keep('localStorage', storageKeys.profile, profileText(input, now));
  keep('localStorage', storageKeys.success, JSON.stringify(record));
  if (carId !== null) {
    keep('localStorage', storageKeys.enquiredCar(site), JSON.stringify({ id: carId, at: now }));
  }
  sent = null;
}
