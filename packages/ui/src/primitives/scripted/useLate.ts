import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code comes when it is wanted; `null` till then. Where it cannot be had, as without a
 * network, it stays `null` and the page stays as it is (R2-57), which `React.lazy` would take away with
 * everything up to the next boundary. It is asked for again when it is wanted the next time.
 *
 * @param lost told that it cannot be had; the browser's console has said why
 */
export function useLate<P>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean,
  lost?: () => void,
): ComponentType<P> | null {
  const [part, setPart] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    if (wanted)
      load().then(
        (came) => setPart(() => came),
        () => lost?.(),
      );
    // Told to whoever wanted it, whatever they were drawn with since.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [load, wanted]);
  return part;
}
