import type { Page } from '@playwright/test';

/** Parts that are asked for; a page's first ones tell of the rest. */
const MOST = 11;

/**
 * What a visitor without a mouse stumbles over: parts the Tab key does not reach, places it does not
 * leave, and parts that do not show that they have the focus.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  // From here on the browser takes the visitor for one with a keyboard, and shows focus marks.
  await page.keyboard.press('Tab');
  const { faults, stops } = await page.evaluate(judgeParts);
  if (stops === 0) return faults;
  // Twice round and more: a date takes several presses, and so does the browser's own bar.
  const presses = 2 * Math.min(stops, MOST) + 8;
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const left = await page.evaluate(countUnreached);
    if (stops - left >= MOST || left === 0) return faults;
  }
  const left = await page.evaluate(countUnreached);
  return [...faults, `Tab does not reach ${left} of ${stops} parts with ${presses} presses`];
}

declare global {
  interface Window {
    /** Parts that the Tab key must reach, one for each group, and those that it has reached. */
    __stops: HTMLElement[];
    __reached: Set<EventTarget>;
  }
}

/**
 * Runs in the page. A menu that closes when the focus leaves it takes its parts along; a carousel's
 * button is disabled once it has come to its end.
 */
function countUnreached(): number {
  // The one part of a dialog keeps the focus; it does not get it anew.
  if (document.activeElement) window.__reached.add(document.activeElement);
  return window.__stops.filter(
    (part) =>
      !window.__reached.has(part) &&
      part.isConnected &&
      part.checkVisibility() &&
      !part.matches(':disabled, [aria-disabled=true]'),
  ).length;
}

/** Runs in the page. */
function judgeParts(): { faults: string[]; stops: number } {
  const native = 'a[href], button, input, select, textarea, summary, audio[controls]';
  const roles = ['button', 'link', 'tab', 'menuitem', 'option', 'checkbox', 'radio', 'slider'];
  // A focus guard sends the focus on at once.
  const passedBy =
    '[inert], [aria-hidden=true], [data-aria-hidden=true], [data-radix-focus-guard], .sb-wrapper';
  const parts = [
    ...document.querySelectorAll<HTMLElement>(
      [native, '[tabindex]', ...roles.map((role) => `[role=${role}]`)].join(),
    ),
  ].filter(
    (part) =>
      part.checkVisibility({ visibilityProperty: true }) &&
      !part.matches(':disabled, [aria-disabled=true]') &&
      !part.closest(passedBy) &&
      (part.tabIndex >= 0 || part.matches(`${native}, [role]`)),
  );
  const name = (part: HTMLElement) => part.outerHTML.slice(0, 160);
  // Arrow keys go on within a group, whose one member Tab reaches.
  const group = (part: HTMLElement): Element | string | null =>
    part instanceof HTMLInputElement && part.type === 'radio'
      ? `radio ${part.name}`
      : part.closest('[role=tablist], [role=menu], [role=listbox], [role=radiogroup]');
  const twin = (part: HTMLElement) =>
    part instanceof HTMLAnchorElement &&
    parts.some((other) => other.tabIndex >= 0 && 'href' in other && other.href === part.href);
  // Of the pictures of a carousel the one in sight is reached; its buttons bring the others.
  const brought = (part: HTMLElement) =>
    parts.some((other) => other.tabIndex >= 0 && part.closest('ul, ol')?.contains(other));
  const unreachable = parts.filter(
    (part) =>
      part.tabIndex < 0 &&
      part.matches(native) &&
      !twin(part) &&
      !brought(part) &&
      group(part) === null,
  );
  const reachable = parts.filter(({ tabIndex }) => tabIndex >= 0);
  const marksOf = (part: HTMLElement): string =>
    [part, part.parentElement, part.parentElement?.parentElement, part.nextElementSibling]
      .concat([...part.children], part.closest('label'))
      .flatMap((element) =>
        element
          ? [null, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo))
          : [],
      )
      .map((style) => {
        const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = style;
        const outline =
          outlineStyle === 'none' ? '' : [outlineWidth, outlineColor, outlineOffset].join(' ');
        return [outline, style.boxShadow, style.borderColor, style.backgroundColor].join();
      })
      .join();
  const unmarked = reachable.slice(0, 80).filter((part) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const before = marksOf(part);
    part.focus({ preventScroll: true });
    return document.activeElement === part && marksOf(part) === before;
  });

  const firstOf = new Map(reachable.toReversed().map((part) => [group(part) ?? part, part]));
  window.__stops = [...firstOf.values()];
  window.__reached = new Set();
  document.addEventListener('focusin', ({ target }) => {
    const key = group(target as HTMLElement) ?? target;
    const stop = firstOf.get(key as HTMLElement);
    if (stop) window.__reached.add(stop);
  });
  return {
    faults: [
      ...unreachable.map((part) => `not reached by Tab: ${name(part)}`),
      ...unmarked.map((part) => `shows no focus: ${name(part)}`),
    ],
    stops: firstOf.size,
  };
}
