import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code comes when it is wanted; `null` till then. Where it cannot be had, as without a
 * network, it stays `null` and the page stays as it is (R2-57), which `React.lazy` would take away with
 * everything up to the next boundary. It is asked for again when it is wanted the next time.
 */
export function useLate<P>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean,
): ComponentType<P> | null {
  const [part, setPart] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    if (wanted) load().then((came) => setPart(() => came), noCode);
  }, [load, wanted]);
  return part;
}

/** The browser's console has said why. */
function noCode(): void {}
