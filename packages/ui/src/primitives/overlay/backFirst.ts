/** Takes a step of Back, or leaves it to the others. */
type Taker = (event: PopStateEvent) => boolean;

/** The newest last: what covers the others is asked first. */
const takers: Taker[] = [];
let hears = false;

/**
 * Hears of Back before anybody who asks later. Chromium calls the listeners of a window in the order they
 * came, whatever they say of capturing, so an application calls this before its router: what an overlay
 * takes, the router then never sees (R10-04).
 */
export function hearBackFirst(): void {
  if (hears) return;
  hears = true;
  window.addEventListener('popstate', (event) => {
    if (takers.toReversed().some((take) => take(event))) event.stopImmediatePropagation();
  });
}

/** @returns stops asking */
export function takeBack(taker: Taker): () => void {
  hearBackFirst();
  takers.push(taker);
  return () => {
    const at = takers.indexOf(taker);
    if (at >= 0) takers.splice(at, 1);
  };
}
