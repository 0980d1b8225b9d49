import { useEffect, useState } from 'react';

function hasScrollBar(): boolean {
  return window.innerWidth > document.documentElement.clientWidth;
}

/** Keeps the room of the page's scroll bar while the page is locked, so that it does not jump. */
export function useScrollBarRoom(): void {
  const [taken] = useState(hasScrollBar);
  useEffect(() => {
    if (!taken) return;
    const { style } = document.documentElement;
    style.setProperty('scrollbar-gutter', 'stable');
    return () => {
      style.removeProperty('scrollbar-gutter');
    };
  }, [taken]);
}
