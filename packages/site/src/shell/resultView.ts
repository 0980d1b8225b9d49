import { type ResultView, storageKeys } from '@forecourt/domain';
import { useSyncExternalStore } from 'react';

/**
 * Lays results out as this browser last had them, before anything is drawn: the page that is served
 * is the same for everybody. Runs in the head; the root's attribute is all that styles look at.
 */
export const applyResultView = `try{let v=localStorage["${storageKeys.resultView}"];if(v)document.documentElement.dataset.view=v}catch{}`;

/**
 * How results are laid out in this browser, and a way to change it.
 *
 * @param usual as the site has it
 */
export function useResultView(usual: ResultView): [ResultView, (view: ResultView) => void] {
  return [useSyncExternalStore(subscribe, read, () => usual), write];
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): ResultView {
  return document.documentElement.dataset.view === 'list' ? 'list' : 'grid';
}

function write(view: ResultView): void {
  document.documentElement.dataset.view = view;
  try {
    localStorage.setItem(storageKeys.resultView, view);
  } catch {
    // The storage is full or forbidden: the choice holds until the next page is loaded.
  }
  for (const listener of listeners) listener();
}
