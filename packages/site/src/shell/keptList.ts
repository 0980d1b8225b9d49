import { parseJson } from '@forecourt/domain';
import { createListeners, keep, readKept } from './browserStore.ts';

/** What a page is served with, and what is read where nothing is kept: one list, so that nothing is drawn again. */
export const NOTHING_KEPT: readonly never[] = [];

/** A list that a browser keeps from page to page. */
export interface KeptList<Entry> {
  subscribe(listener: () => void): () => void;
  /** The same list for the same text, read anew when any page of the site has written it. */
  read(name: string): readonly Entry[];
  /** Where nothing can be kept it is not remembered, and nothing else is lost. */
  write(name: string, list: readonly Entry[]): void;
}

/** @param isEntry whether it is one: anybody may have written what is kept */
export function createKeptList<Entry>(
  isEntry: (entry: object) => entry is Entry & object,
): KeptList<Entry> {
  const { subscribe, tell } = createListeners();
  let last: { text: string | null; list: readonly Entry[] } = { text: null, list: NOTHING_KEPT };
  return {
    subscribe,
    read(name) {
      const text = readKept('localStorage', name);
      if (text !== last.text) last = { text, list: parse(text, isEntry) };
      return last.list;
    },
    write(name, list) {
      keep('localStorage', name, JSON.stringify(list));
      tell();
    },
  };
}

function parse<Entry>(
  text: string | null,
  isEntry: (entry: object) => entry is Entry & object,
): readonly Entry[] {
  const list = parseJson(text);
  if (!Array.isArray(list)) return NOTHING_KEPT;
  return list.filter((entry) => typeof entry === 'object' && entry !== null && isEntry(entry));
}
