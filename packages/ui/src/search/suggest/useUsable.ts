import { useEffect, useState } from 'react';

/** Whether the page has loaded and had a quiet moment since; what can wait begins then. */
export function useUsable(): boolean {
  const [isUsable, setUsable] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const start = () => {
      const tell = () => !stop.signal.aborted && setUsable(true);
      // Safari has no such callback.
      if ('requestIdleCallback' in window) requestIdleCallback(tell, { timeout: 2_000 });
      else setTimeout(tell, 200);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return isUsable;
}
