import { storageKeys } from '@forecourt/domain';
import { guardedScript, keep } from './browserStore.ts';

/**
 * Leaves out the banner that this visit has closed (R2-84), before anything is drawn: the page that is
 * served is the same for everybody. Runs in the head; the root's attribute is all that styles look at.
 */
export const hideClosedBanner = /* @__PURE__ */ guardedScript(
  `if(sessionStorage["${storageKeys.serviceBanner}"])document.documentElement.dataset.serviceBanner="closed"`,
);

/** Closes it. Where nothing can be kept, it stays away until the next page is loaded. */
export function closeBanner(): void {
  document.documentElement.dataset.serviceBanner = 'closed';
  keep('sessionStorage', storageKeys.serviceBanner, 'closed');
  // Its button, which had the focus, is gone.
  document.getElementById('main')?.focus({ preventScroll: true });
}
