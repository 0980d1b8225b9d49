import { closeMenus } from '@forecourt/ui';
import type { NavigateFunction } from 'react-router';
import type { SiteView } from '../contracts/siteView.ts';

export { showPath } from '@forecourt/ui';
export { withChrome } from './withChrome.tsx';

export interface SearchUse {
  site: SiteView;
  navigate: NavigateFunction;
  /** Whether the box was pressed before this code had come. */
  wasPressed: boolean;
}

/** Makes more of a search box that somebody has begun to use than a form that a browser sends. */
export type WakeSearch = (box: HTMLInputElement, use: SearchUse) => Promise<void>;

export interface HeaderUse {
  site: SiteView;
  navigate: NavigateFunction;
  /** What was pressed before this code had come. */
  pressed: EventTarget | null;
  /** Whether Escape was. */
  escaped: boolean;
  wakeSearch: WakeSearch | null;
}

/** Menus close by themselves from now on; a search box is woken once it is used. */
export function enliven(
  header: HTMLElement,
  { site, navigate, pressed, escaped, wakeSearch }: HeaderUse,
): void {
  closeMenus(header);
  if (escaped) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  if (wakeSearch === null) return;
  const known = new WeakSet<Element>();
  const wake = ({ target: box }: { target: EventTarget | null }): void => {
    if (!(box instanceof HTMLInputElement) || known.has(box)) return;
    known.add(box);
    wakeSearch(box, { site, navigate, wasPressed: box === pressed }).catch(() => known.delete(box));
  };
  header.addEventListener('focusin', wake);
  if (header.contains(document.activeElement)) wake({ target: document.activeElement });
}
