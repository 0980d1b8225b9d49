import { useSyncExternalStore } from 'react';

function never() {
  return () => undefined;
}

/**
 * Whether the page's script has taken over: `false` in the server's HTML and while React hydrates
 * it, so that parts which need a script can leave a plain one in its place until then.
 */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
