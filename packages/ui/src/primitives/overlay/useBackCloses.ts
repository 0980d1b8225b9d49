import { useEffect, useEffectEvent } from 'react';
import { addBackStep } from './backStep.ts';
import { gestureWatcher } from './gestureWatcher.ts';
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
