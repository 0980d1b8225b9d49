import { takeBack } from './backFirst.ts';

/**
 * One step for Back to take in place of leaving: an entry with the address and state of the one
 * before it. The router, which owns history, never sees it come or go (R10-04).
 *
 * @param onTaken Back was pressed
 * @returns takes the step away, unless the page has gone on from it
 */
export function addBackStep(onTaken: () => void): () => void {
  const { href } = window.location;
  let stands = true;
  window.history.pushState(window.history.state, '');
  const stop = takeBack(() => {
    stop();
    // From an entry that was added later: that is the router's.
    if (window.location.href !== href) return false;
    if (stands) onTaken();
    stands = false;
    return true;
  });
  return () => {
    if (!stands) return;
    stands = false;
    if (window.location.href === href) window.history.back();
    else stop();
  };
}
