import { type ResultView, storageKeys } from '@forecourt/domain';
import { useSyncExternalStore } from 'react';
import { createListeners, guardedScript, keep } from './browserStore.ts';

/**
 * Lays results out as this browser last had them, before anything is drawn: the page that is served
 * is the same for everybody. Runs in the head; the root's attribute is all that styles look at.
 */
export const applyResultView = /* @__PURE__ */ guardedScript(
  `let v=localStorage["${storageKeys.resultView}"];if(v)document.documentElement.dataset.view=v`,
);

/**
 * How results are laid out in this browser, and a way to change it.
 *
 * @param usual as the site has it
 */
export function useResultView(usual: ResultView): [ResultView, (view: ResultView) => void] {
  return [useSyncExternalStore(views.subscribe, read, () => usual), write];
}

/** Of the page's one attribute. */
const views = createListeners();

function read(): ResultView {
  return document.documentElement.dataset.view === 'list' ? 'list' : 'grid';
}

function write(view: ResultView): void {
  document.documentElement.dataset.view = view;
  // Where nothing can be kept, the choice holds until the next page is loaded.
  keep('localStorage', storageKeys.resultView, view);
  views.tell();
}
