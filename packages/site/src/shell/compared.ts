import { parseCompare, storageKeys, toggleCompared } from '@forecourt/domain';
import { useSyncExternalStore } from 'react';
import { createListeners, keep, readKept } from './browserStore.ts';
import { useSiteView } from './SiteDocument.tsx';

/**
 * The vehicles that are chosen for a comparison: of this tab, so that a comparison which somebody
 * sent, opened beside, leaves the shopper's own alone.
 */
export interface Compared {
  subscribe(listener: () => void): () => void;
  /** Their slugs, at most four (R1-05); the same list until it changes. */
  read(): readonly string[];
  /** Takes a vehicle in, or out again; a fifth one waits. */
  toggle(slug: string): void;
  choose(slugs: readonly string[]): void;
}

const NONE: readonly string[] = [];

const bySite = new Map<string, Compared>();

/** @param site its slug */
export function comparedOf(site: string): Compared {
  const compared = bySite.get(site) ?? createCompared(storageKeys.compared(site));
  bySite.set(site, compared);
  return compared;
}

/** What is chosen, and how it changes. Nothing at first: pages are the same for everybody. */
export function useCompared(): Pick<Compared, 'choose'> & { slugs: readonly string[] } {
  const { subscribe, read, choose } = comparedOf(useSiteView()?.slug ?? '');
  return { slugs: useSyncExternalStore(subscribe, read, () => NONE), choose };
}

function createCompared(name: string): Compared {
  const { subscribe, tell } = createListeners();
  let last: { text: string | null; slugs: readonly string[] } = { text: null, slugs: NONE };

  function read(): readonly string[] {
    const text = readKept('sessionStorage', name);
    if (text !== last.text) last = { text, slugs: parseCompare(text) };
    return last.slugs;
  }

  function choose(slugs: readonly string[]): void {
    keep('sessionStorage', name, slugs.join(','));
    tell();
  }

  return { subscribe, read, choose, toggle: (slug) => choose(toggleCompared(read(), slug)) };
}
