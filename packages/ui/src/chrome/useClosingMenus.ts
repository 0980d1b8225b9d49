import { type RefObject, useEffect, useRef } from 'react';
import { closeMenus } from './closeMenus.ts';

/**
 * Closes the open menus of an element as `closeMenus` does, and when the shopper follows a link.
 * Without a script they stay as they are.
 */
export function useClosingMenus(path: string): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // What was opened before the scripts came stays open.
    if (shown.current !== path) {
      for (const menu of element.querySelectorAll('details')) menu.open = false;
    }
    shown.current = path;
    return closeMenus(element);
  }, [path]);
  return root;
}
