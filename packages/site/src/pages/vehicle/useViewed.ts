import { rememberViewed, storageKeys } from '@forecourt/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { createListeners, keep, readKept } from '../../shell/browserStore.ts';

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
    () => NONE,
  );
  useEffect(() => {
    const now = { slug, title, subtitle, picture, body };
    kept.write(name, rememberViewed(kept.read(name), now));
  }, [name, slug, title, subtitle, picture, body]);
  return {
    others: list.filter((entry) => entry.slug !== slug),
    clear: () => kept.write(name, NONE),
  };
}

const NONE: readonly Viewed[] = [];

const kept = /* @__PURE__ */ createKept();

function createKept() {
  const { subscribe, tell } = createListeners();
  let last: { text: string | null; list: readonly Viewed[] } = { text: null, list: NONE };
  return {
    subscribe,
    /** The same list for the same text. */
    read(name: string): readonly Viewed[] {
      const text = readKept('localStorage', name);
      if (text !== last.text) last = { text, list: parse(text) };
      return last.list;
    },
    write(name: string, list: readonly Viewed[]): void {
      keep('localStorage', name, JSON.stringify(list));
      tell();
    },
  };
}

/** Anybody may have written it. */
function parse(text: string | null): readonly Viewed[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isViewed) : NONE;
  } catch {
    return NONE;
  }
}

function isViewed(entry: unknown): entry is Viewed {
  if (typeof entry !== 'object' || entry === null) return false;
  const { slug, title, subtitle, picture, body } = entry as Record<string, unknown>;
  return (
    typeof slug === 'string' &&
    /^[\w-]+$/.test(slug) &&
    typeof title === 'string' &&
    typeof body === 'string' &&
    [subtitle, picture].every((text) => text === null || typeof text === 'string')
  );
}
