import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes the open menus (`details`) of an element when the shopper follows a link, presses Escape
 * or turns to another part of the page. Without a script they stay as they are.
 */
export function useClosingMenus(path: string): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const openMenus = () => element.querySelectorAll<HTMLDetailsElement>('details[open]');
    const close = (keep: Node | null): void => {
      for (const menu of openMenus()) if (!keep || !menu.contains(keep)) menu.open = false;
    };
    close(null);
    const onPointer = (event: Event): void => {
      const target = event.target instanceof Node ? event.target : null;
      if (target && !element.contains(target)) close(null);
    };
    const onKey = (event: KeyboardEvent): void => {
      const last = [...openMenus()].at(-1);
      if (event.key !== 'Escape' || !last) return;
      last.open = false;
      last.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [path]);
  return root;
}
