import type { Page } from '@playwright/test';

const PRESSES = 12;

/**
 * What a visitor without a mouse stumbles over: parts the Tab key does not reach, places it does not
 * leave, and parts that do not show that they have the focus.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  // From here on the browser takes the visitor for one with a keyboard, and shows focus marks.
  await page.keyboard.press('Tab');
  const { faults, stops } = await page.evaluate(judgeParts);
  if (stops === 0) return faults;
  // Once round, and past the browser's own bar.
  const presses = Math.min(stops + 1, PRESSES);
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab');
  const reached = await page.evaluate(() => new Set(window.__focused).size);
  const expected = Math.min(stops, PRESSES - 1);
  if (reached >= expected) return faults;
  return [...faults, `Tab reaches ${reached} of ${stops} parts with ${presses} presses`];
}

declare global {
  interface Window {
    /** Parts that got the focus since the judgement. */
    __focused: EventTarget[];
  }
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
  const stops = new Set(reachable.map((part) => group(part) ?? part)).size;

  const looks = (part: HTMLElement): string =>
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
    const before = looks(part);
    part.focus({ preventScroll: true });
    return document.activeElement === part && looks(part) === before;
  });

  window.__focused = [];
  document.addEventListener('focusin', ({ target }) => {
    if (target && reachable.includes(target as HTMLElement)) window.__focused.push(target);
  });
  return {
    faults: [
      ...unreachable.map((part) => `not reached by Tab: ${name(part)}`),
      ...unmarked.map((part) => `shows no focus: ${name(part)}`),
    ],
    stops,
  };
}
