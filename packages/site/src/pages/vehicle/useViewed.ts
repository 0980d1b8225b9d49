import { rememberViewed, storageKeys } from '@forecourt/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { createKeptList, NOTHING_KEPT } from '../../shell/keptList.ts';

/** A vehicle as a browser remembers it. */
export interface Viewed {
  slug: string;
  title: string;
  subtitle: string | null;
  picture: string | null;
  body: string;
}

/**
 * What this browser looked at before on this site, the newest first; nothing at first, since the page
 * that is served is the same for everybody.
 */
export function useViewed(
  site: string,
  { slug, title, subtitle, picture, body }: Viewed,
): { others: readonly Viewed[]; clear: () => void } {
  const name = storageKeys.viewed(site);
  const list = useSyncExternalStore(
    kept.subscribe,
    () => kept.read(name),
    () => NOTHING_KEPT,
  );
  useEffect(() => {
    const now = { slug, title, subtitle, picture, body };
    kept.write(name, rememberViewed(kept.read(name), now));
  }, [name, slug, title, subtitle, picture, body]);
  return {
    others: list.filter((entry) => entry.slug !== slug),
    clear: () => kept.write(name, NOTHING_KEPT),
  };
}

const kept = /* @__PURE__ */ createKeptList(isViewed);

function isViewed(entry: object): entry is Viewed {
  const { slug, title, subtitle, picture, body } = entry as Record<string, unknown>;
  return (
    typeof slug === 'string' &&
    /^[\w-]+$/.test(slug) &&
    typeof title === 'string' &&
    typeof body === 'string' &&
    [subtitle, picture].every((text) => text === null || typeof text === 'string')
  );
}
