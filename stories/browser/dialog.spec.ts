import { expect, type Locator, type Page, test } from '@playwright/test';

// The four ways in which dialogs built on Radix are known to fail (R10-05), each in a real browser.

function show(page: Page, id: string) {
  return page.goto(
    `${process.env['STORYBOOK_URL']}/iframe.html?id=primitives-${id}&viewMode=story&globals=theme:classic`,
  );
}

function focusIsInside(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => element.contains(document.activeElement));
}

test.describe('an on-screen keyboard (R10-05, radix-ui/primitives#2323)', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** What Safari on iOS does: the page keeps its layout, and less of it is in sight. */
  const openKeyboard = (page: Page, area: { offsetTop: number; height: number }) =>
    page.evaluate(({ offsetTop, height }) => {
      const viewport = window.visualViewport;
      if (!viewport) throw new Error('This browser does not tell what is in sight.');
      Object.defineProperties(viewport, {
        height: { configurable: true, get: () => height },
        offsetTop: { configurable: true, get: () => offsetTop },
      });
      viewport.dispatchEvent(new Event('resize'));
    }, area);

  const span = async (element: Locator) => {
    const box = await element.boundingBox();
    if (!box) throw new Error('There is nothing to measure.');
    return { top: box.y, bottom: box.y + box.height };
  };

  const cases = [
    { part: 'dialog--form', field: 'Coupon', button: 'Send my enquiry' },
    { part: 'dialog--form', field: 'First name', button: 'Send my enquiry' },
  ];
  const areas = [
    { offsetTop: 0, height: 440 },
    { offsetTop: 210, height: 440 },
  ];
  for (const { part, field, button } of cases) {
    for (const area of areas) {
      test(`${part}: ${field} and the button stay in sight, ${area.offsetTop} pixels pushed up`, async ({
        page,
      }) => {
        await show(page, part);
        const dialog = page.getByRole('dialog');
        const input = dialog.getByLabel(field);
        const send = dialog.getByRole('button', { name: button });
        await input.focus();
        await openKeyboard(page, area);
        await expect(async () => {
          const head = await span(dialog.getByRole('heading').first());
          const typed = await span(input);
          const foot = await span(send);
          expect(head.top).toBeGreaterThanOrEqual(area.offsetTop);
          expect(typed.top).toBeGreaterThanOrEqual(head.bottom);
          expect(typed.bottom).toBeLessThanOrEqual(foot.top);
          expect(foot.bottom).toBeLessThanOrEqual(area.offsetTop + area.height);
        }).toPass();
        await expect(input).toBeFocused();
      });
    }
  }
});

test.describe('the focus (R10-05, radix-ui/primitives#3116)', () => {
  for (const part of ['dialog--question', 'dialog--words-only']) {
    test(`${part}: Shift and Tab right after opening do not lead out`, async ({ page }) => {
      await show(page, part);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      await page.getByRole('button', { name: /^Open the/ }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => focusIsInside(dialog)).toBe(true);
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press('Shift+Tab');
        expect(await focusIsInside(dialog), `after ${step + 1} steps back`).toBe(true);
      }
    });

    test(`${part}: nor from the surface itself`, async ({ page }) => {
      await show(page, part);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading').click();
      for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
        await page.keyboard.press(key);
        expect(await focusIsInside(dialog), key).toBe(true);
      }
    });
  }
});

test.describe('what opens inside of a dialog (R10-05)', () => {
  test('Escape closes a native select and leaves the dialog (radix-ui/primitives#2275)', async ({
    page,
  }) => {
    await show(page, 'dialog--inside');
    const dialog = page.getByRole('dialog', { name: 'Trade in' });
    const select = dialog.getByLabel(/Preferred dealership/);
    const isOpen = () => select.evaluate((element) => element.matches(':open'));
    await select.click();
    await expect.poll(isOpen).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    await expect(dialog).toBeVisible();
    await expect(select).toBeFocused();
    await select.click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(select).toHaveValue('Coolabarra Motors');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('Escape closes a menu and leaves the dialog (radix-ui/primitives#2450)', async ({
    page,
  }) => {
    await show(page, 'dialog--inside');
    const dialog = page.getByRole('dialog', { name: 'Trade in' });
    const opener = dialog.getByRole('button', { name: 'Load a saved car' });
    const menu = page.getByRole('menu');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Toyota Corolla' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.getByRole('menuitem', { name: 'Mazda CX-5' }).click();
    await expect(menu).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });

  test('Escape closes a dialog over a dialog one at a time', async ({ page }) => {
    await show(page, 'dialog--inside');
    const outer = page.getByRole('dialog', { name: 'Trade in' });
    const inner = page.getByRole('dialog', { name: 'What is a VIN?' });
    const opener = outer.getByRole('button', { name: 'What is a VIN?' });
    await opener.click();
    await expect(inner).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inner).toHaveCount(0);
    await expect(outer).toBeVisible();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(outer).toHaveCount(0);
  });

  test('a press beside a dialog closes it, a press inside does not', async ({ page }) => {
    await show(page, 'dialog--question');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('leaves your saved cars').click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(8, 8);
    await expect(dialog).toHaveCount(0);
  });
});

// The site's policy refuses style elements; Radix writes one wherever it locks the page's scroll.
for (const id of ['dialog--form', 'dropdownmenu--open', 'toast--saved']) {
  test(`${id} locks the page without a style element`, async ({ page }) => {
    await show(page, id);
    await expect(page.locator('[role=dialog], [role=menu], li[data-state=open]')).toBeVisible();
    const written = await page.evaluate(() =>
      [...document.querySelectorAll('style')].filter(({ textContent }) =>
        textContent.includes('data-scroll-locked'),
      ),
    );
    expect(written).toEqual([]);
  });
}
