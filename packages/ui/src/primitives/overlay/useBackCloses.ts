import { useEffect, useEffectEvent } from 'react';
import { addBackStep } from './backStep.ts';
import { canAskOnBack, onBack } from './onBack.ts';

/** While it is mounted, Back closes this overlay and nothing else. */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const stop = onBack(() => {
      close();
      return true;
    });
    let removeStep: (() => void) | undefined;
    // Not for an overlay that is gone at once, as in React's double mounting.
    const later = setTimeout(() => {
      if (!canAskOnBack()) removeStep = addBackStep(() => close());
    });
    const watcher = gestureWatcher(() => close());
    return () => {
      stop();
      clearTimeout(later);
      removeStep?.();
      watcher?.destroy();
    };
  }, []);
}

/**
 * A phone's own gesture for Back, also where there is nothing to go back to. A keyboard's Escape is
 * left to the overlay, which may have something smaller to close first.
 */
function gestureWatcher(onClose: () => void): CloseWatcher | null {
  const { CloseWatcher: Watcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (Watcher === undefined || !matchMedia('(hover: none)').matches) return null;
  const watcher = new Watcher();
  watcher.addEventListener('close', onClose);
  return watcher;
}

/** The browser's own; TypeScript's library does not have it yet. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}
