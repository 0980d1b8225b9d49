import type { Locator, Page } from '@playwright/test';
import { createShopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { untilStockIsHere } from '../support/untilStockIsHere.ts';

function sectionsOf(filters: Locator) {
  return filters.locator('form > details');
}

/** Every section stands open. */
async function openAll(filters: Locator): Promise<void> {
  await sectionsOf(filters).evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  await settle(filters.page());
}

/** What moves has arrived; also where scripts are off and no frame is ever asked for. */
function settle(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.body.getBoundingClientRect();
    for (const one of document.getAnimations()) {
      if ('transitionProperty' in one) one.finish();
    }
  });
}

test('a section opens and closes in 300 ms, at once with less motion (R4-30) @once @js', async ({
  page,
  js,
  phone,
  visit,
}) => {
  await visit('/search');
  const filters = await createShopper({ page, js, phone }).openFilters();
  const section = await sectionsOf(filters)
    .and(page.locator(':not([open])'))
    .last()
    .elementHandle();
  if (section === null) throw new Error('Every section stands open.');
  /** Height when it has come to rest. */
  const heightAtRest = async () => {
    let height = -1;
    await expect
      .poll(
        async () => {
          const before = height;
          height = await section.evaluate(async (one) => {
            await new Promise(requestAnimationFrame);
            return Math.round(one.getBoundingClientRect().height);
          });
          return height === before;
        },
        { intervals: [100] },
      )
      .toBe(true);
    return height;
  };
  const clock = await page.context().newCDPSession(page);
  await clock.send('Animation.enable');
  /** Different heights in the frames after a press of the line. */
  const heights = async () => {
    // So slowly that a busy machine, too, draws some of what is between.
    await clock.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
    const seen = await section.evaluate(async (one) => {
      const found = new Set<number>();
      one.querySelector('summary')?.click();
      for (let frame = 0; frame < 30; frame += 1) {
        await new Promise(requestAnimationFrame);
        found.add(Math.round(one.getBoundingClientRect().height));
      }
      return [...found];
    });
    await clock.send('Animation.setPlaybackRate', { playbackRate: 1 });
    return seen;
  };

  await section.scrollIntoViewIfNeeded();
  expect((await section.$$('input')).length, 'what is closed is in the page').toBeGreaterThan(1);
  const duration = await section.evaluate(
    (one) => getComputedStyle(one, '::details-content').transitionDuration,
  );
  expect(duration).toBe('0.3s, 0.3s');

  const closed = await heightAtRest();
  const opening = await heights();
  const open = await heightAtRest();
  expect(open).toBeGreaterThan(closed + 90);
  const closing = await heights();
  expect(await heightAtRest()).toBe(closed);
  for (const seen of [opening, closing]) {
    const between = seen.filter((height) => height > closed + 1 && height < open - 1);
    expect(between.length, `heights seen: ${seen.join()}`).toBeGreaterThan(1);
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await heights(), 'at once').not.toContain(closed);
  expect(await heightAtRest()).toBe(open);
});

test('what has the focus is never under the button (WCAG 2.4.11) @once @windows', async ({
  page,
  js,
  phone,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/search');
  const filters = await createShopper({ page, js, phone }).openFilters();
  await openAll(filters);
  await filters.getByLabel('Search stock').focus();
  const seen: string[] = [];
  const hidden: string[] = [];
  for (let step = 0; step < 400; step += 1) {
    await page.keyboard.press('Tab');
    const [name, isSeen] = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at?.closest('#filters form, [role=dialog] form')) return ['', true] as const;
      const { left, top, width, height } = at.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      const own = at.closest('label') ?? at;
      return [
        `${at.ariaLabel ?? at.tagName} ${own.textContent} ${met?.outerHTML.slice(0, 90)}`,
        met !== null && own.contains(met),
      ] as const;
    });
    if (name === '') break;
    seen.push(name);
    if (!isSeen) hidden.push(name);
  }
  expect(seen.length, 'the panel was walked through').toBeGreaterThan(20);
  expect(hidden).toEqual([]);
});

test('what is under the hand stays there while the filters above it change @js @windows', async ({
  page,
  js,
  phone,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/search');
  await untilStockIsHere(page);
  const filters = await createShopper({ page, js, phone }).openFilters();
  await openAll(filters);
  const button = filters.getByRole('button', { name: /^Show Me/ });
  const boxes = await sectionsOf(filters).evaluateAll((all) =>
    all.flatMap((one) => one.querySelectorAll<HTMLInputElement>('[type=checkbox]')[1]?.value ?? []),
  );
  // Where it stands: Playwright's own click may scroll.
  const press = async (box: Locator) => {
    const { x, y, width, height } = (await box.boundingBox())!;
    const { touchscreen, mouse } = page;
    await (phone
      ? touchscreen.tap(x + width / 2, y + height / 2)
      : mouse.click(x + width / 2, y + height / 2));
  };
  let changes = 0;
  // The first stand where the panel has nothing left to scroll.
  for (const value of boxes.slice(0, 6)) {
    const box = filters.locator(`[type=checkbox][value=${JSON.stringify(value)}]`);
    await box.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    for (const checked of [true, false]) {
      const before = (await button.textContent()) ?? '';
      const top = await topOf(box);
      await press(box);
      await expect(box).toBeChecked({ checked });
      await expect(button).not.toHaveText(before);
      changes += 1;
      expect.soft(Math.abs((await topOf(box)) - top), `${value}, ${checked}`).toBeLessThan(2);
    }
  }
  expect(changes).toBeGreaterThan(2);
});

function topOf(box: Locator): Promise<number> {
  return box.evaluate((one) => one.getBoundingClientRect().top);
}
