import { storageKeys } from '@forecourt/domain';
import { forget, keep, readAllKept, readKept } from './browserStore.ts';

/** Remembers that somebody is signed in in this browser: when they no longer are, what is theirs goes. */
export function noteSignedIn(): void {
  keep('localStorage', storageKeys.signedIn, 'yes');
}

/** Nobody is signed in: where somebody was, this browser forgets who they are (R3-19). */
export function noteSignedOut(site: string): void {
  if (readKept('localStorage', storageKeys.signedIn) !== null) forgetOwn(site);
}

/**
 * Forgets who a shopper is, what they have sent and what they were about to. What is kept of vehicles
 * without an account, such as favourites, stays.
 *
 * @param site its slug
 */
export function forgetOwn(site: string): void {
  for (const name of [
    ...[storageKeys.signedIn, storageKeys.profile, storageKeys.success],
    storageKeys.enquiredCar(site),
  ]) {
    forget('localStorage', name);
  }
  for (const [name] of readAllKept('localStorage', storageKeys.valuation(''))) {
    forget('localStorage', name);
  }
  for (const [name] of readAllKept('sessionStorage', storageKeys.draft(site))) {
    forget('sessionStorage', name);
  }
}
