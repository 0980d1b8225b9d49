import { type RefObject, useEffect, useRef } from 'react';
import { onBack } from '../primitives/overlay/onBack.ts';
import { smallScreen } from '../theme/breakpoints.ts';

/**
 * Closes the open menus (`details`) of an element when the shopper follows a link, presses Escape
 * or turns to anything else, by pointer or keyboard; on a phone, where they cover the page, by Back. A menu's part is what it holds and, for the
 * phone's menu, what stands right after it. Without a script they stay as they are.
 */
export function useClosingMenus(path: string): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes what is open.
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const openMenus = () => element.querySelectorAll<HTMLDetailsElement>('details[open]');
    const close = ({ target }: { target: unknown }): void => {
      const node = target instanceof Node ? target : null;
      for (const menu of openMenus()) {
        if (!menu.contains(node) && !menu.nextElementSibling?.contains(node)) menu.open = false;
      }
    };
    for (const menu of openMenus()) menu.open = false;
    const onKey = (event: KeyboardEvent): void => {
      const last = [...openMenus()].at(-1);
      if (event.key !== 'Escape' || !last) return;
      last.open = false;
      last.querySelector('summary')?.focus();
    };
    const stop = onBack(() => {
      const menus = matchMedia(smallScreen).matches ? [...openMenus()] : [];
      for (const menu of menus) menu.open = false;
      return menus.length > 0;
    });
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', onKey);
    return () => {
      stop();
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', onKey);
    };
  }, [path]);
  return root;
}
