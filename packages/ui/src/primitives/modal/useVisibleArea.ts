import { type RefObject, useEffect, useRef } from 'react';
import { visibleArea } from './visibleArea.ts';

/**
 * Keeps a fixed element inside the strip of the window that an on-screen keyboard leaves free, and
 * what is being typed into in sight. Set by script, since a browser may push the page up without
 * changing its layout, as Safari on iOS does (R10-05).
 */
export function useVisibleArea(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const follow = (): void => {
      const element = frame.current;
      if (!element) return;
      const area = visibleArea(viewport, window.innerHeight);
      element.style.top = area ? `${area.top}px` : '';
      element.style.height = area ? `${area.height}px` : '';
      const focused = document.activeElement;
      if (area && element.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, []);
  return frame;
}
