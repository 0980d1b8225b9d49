import type { Locator, Page } from '@playwright/test';

/** Measures a page at several widths, one after the other; it need not be opened for each. */
export async function atWidths(
  page: Page,
  widths: readonly number[],
  measure: (width: number, where: string) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await measure(width, `${width} pixels`);
  }
}

/** Texts that their closed lists or empty fields have no room for. */
export function cutTexts(fields: Locator): Promise<string[]> {
  return fields.evaluateAll((all) =>
    all.flatMap((field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const pen = document.createElement('canvas').getContext('2d');
      const texts =
        field instanceof HTMLSelectElement
          ? [...field.options].map(({ text }) => text)
          : field instanceof HTMLInputElement
            ? [field.placeholder]
            : null;
      if (pen === null || texts === null) return ['nothing to measure by'];
      pen.font = font;
      const room =
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return texts.filter((text) => pen.measureText(text).width > room);
    }),
  );
}

/** Names with a hyphen, in headings and lists of links, that stand in two lines. */
export function brokenNames(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!node.parentElement?.closest('h1, h2, h3, nav li')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\w+-\w[\w-]*/g)) {
        const name = document.createRange();
        name.setStart(node, index);
        name.setEnd(node, index + word.length);
        const lines = new Set([...name.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });
}

/** Pixels that stay free beside each example of a search in its empty box. */
export function roomsOfExamples(page: Page): Promise<number[]> {
  return page
    .getByRole('main')
    .locator('input:placeholder-shown:visible[placeholder^="Try"]')
    .evaluateAll((boxes) =>
      (boxes as HTMLInputElement[]).map((box) => {
        const words = document.body.appendChild(document.createElement('span'));
        words.textContent = box.placeholder;
        const { font, letterSpacing } = getComputedStyle(box, '::placeholder');
        Object.assign(words.style, { font, letterSpacing, position: 'absolute' });
        words.style.whiteSpace = 'nowrap';
        const { width: needed } = words.getBoundingClientRect();
        words.remove();
        const { paddingLeft, paddingRight } = getComputedStyle(box);
        return box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - needed;
      }),
    );
}

/** How each word whose meaning is told is written, and what it stands in. */
export function explainedWords(page: Page): Promise<[own: string, round: string][]> {
  const words = page.getByRole('main').locator('button[popovertarget]');
  return words.evaluateAll((all) =>
    all.map((word): [string, string] => {
      const written = (part: Element) => {
        const { textTransform, letterSpacing } = getComputedStyle(part);
        return `${textTransform} ${letterSpacing}`;
      };
      return [written(word), written(word.parentElement ?? word)];
    }),
  );
}
