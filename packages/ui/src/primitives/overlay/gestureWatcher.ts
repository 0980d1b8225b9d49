/**
 * A phone's own gesture for Back, also where there is nothing to go back to. A keyboard's Escape is
 * left to the overlay, which may have something smaller to close first.
 */
export function gestureWatcher(onClose: () => void): CloseWatcher | null {
  const { CloseWatcher: Watcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (Watcher === undefined || !matchMedia('(hover: none)').matches) return null;
  const watcher = new Watcher();
  watcher.addEventListener('close', onClose);
  return watcher;
}

/** The browser's own; TypeScript's library does not have it yet. */
export interface CloseWatcher extends EventTarget {
  destroy(): void;
}
