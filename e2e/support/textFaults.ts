import type { Page } from '@playwright/test';

/**
 * Texts that reach beyond the window, that their box cuts off without a sign, or that lie over
 * another's; and the pixels that the page is wider than the window.
 */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const found: string[] = [];
    const beyond = document.documentElement.scrollWidth - room;
    if (beyond > 0) found.push(`the page is ${beyond} pixels too wide`);

    interface Line {
      text: string;
      owner: Element;
      rect: DOMRect;
    }
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const owner = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim() ?? '';
      if (owner === null || text === '' || !isShown(owner)) continue;
      // The trap of a form is for programs: people never see it.
      if (owner.closest('form [aria-hidden="true"]') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const rect of range.getClientRects()) {
        if (rect.width > 1) lines.push({ text, owner, rect });
      }
    }

    for (const { text, owner, rect } of lines) {
      const name = `${owner.tagName} "${text.slice(0, 30)}"`;
      const frame = frameOf(owner);
      if (frame === 'scrolls') continue;
      if (!isInRow(owner) && (rect.left < -1 || rect.right > room + 1))
        found.push(`${name} leaves the window`);
      else if (frame && (rect.right > frame.right + 1 || rect.left < frame.left - 1)) {
        found.push(`${name} is cut off`);
      }
    }

    // Of the words in the page's own flow: what is laid over something is meant to be.
    const flow = lines.filter(({ owner }) => !isLaidOver(owner) && frameOf(owner) !== 'scrolls');
    flow.sort((one, other) => one.rect.top - other.rect.top);
    for (const [at, one] of flow.entries()) {
      for (const other of flow.slice(at + 1)) {
        if (other.rect.top > one.rect.bottom - 4) break;
        if (other.owner === one.owner) continue;
        const across =
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
        if (across > 3 && down > 6) {
          found.push(
            `"${one.text.slice(0, 30)}" and "${other.text.slice(0, 30)}" lie over each other`,
          );
        }
      }
    }
    return [...new Set(found)];

    /** For a screen reader only, or folded away, is nothing that could be cut off. */
    function isShown(owner: Element): boolean {
      if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let at: Element | null = owner; at; at = at.parentElement) {
        const { width, height } = at.getBoundingClientRect();
        const { overflow, display } = getComputedStyle(at);
        if (overflow !== 'visible' && display !== 'inline' && (width <= 1 || height <= 1))
          return false;
      }
      return true;
    }

    /** The box that cuts a text off; none where dots tell of it, or where it can be scrolled. */
    function frameOf(owner: Element): DOMRect | 'scrolls' | null {
      for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(at);
        if (overflowX === 'visible') continue;
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return 'scrolls';
        if (overflowX === 'auto' || overflowX === 'scroll') {
          if (at.scrollWidth > at.clientWidth) return 'scrolls';
        }
        return at.getBoundingClientRect();
      }
      return null;
    }

    /** A row of cards that a finger moves reaches beyond the window. */
    function isInRow(owner: Element): boolean {
      for (let at: Element | null = owner; at; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if (overflowX === 'auto' && at.scrollWidth > at.clientWidth) return true;
      }
      return false;
    }

    function isLaidOver(owner: Element): boolean {
      for (let at: Element | null = owner; at; at = at.parentElement) {
        if (['absolute', 'fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
      }
      return false;
    }
  });
}
