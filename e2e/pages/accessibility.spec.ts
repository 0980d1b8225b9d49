import { expect, test } from '../support/test.ts';
import { becomePhone } from '../support/windows.ts';
import { judge, judgeColours } from './judge.ts';
import { pageStates, tablePages } from './pageStates.ts';

/*
 * A page is opened once in each template and judged at a desk, in its other scheme of colours, and as a
 * phone's. No template is spared the rules of structure, although most of it is shared: headers, footers
 * and home pages are the templates' own and stand in one order with what is between them, and those
 * rules take a tenth of a visit. Contrast and sizes take most of it, and those differ in each.
 * Further states of a page show other components between them, of which `stories` judges each in every
 * theme: those are judged in one template.
 */

const ownPages = new Set(['home', ...tablePages.map(({ name }) => name)]);

for (const { name, status = 200, address } of pageStates) {
  const once = ownPages.has(name) ? '' : ' @once';
  test(`${name}: nothing for axe, no stray word, no overflow${once}`, async ({
    page,
    site,
    visit,
    watch,
    otherScheme,
  }) => {
    const path = await address(site);
    // `answers.spec.ts` asks that some dealer of the demo has it.
    if (path === null) return;
    if (status !== 200) watch.expectStatus(status);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await visit(path);
    expect(response?.status()).toBe(status);
    await test.step('at a desk', () => judge(page));
    if (otherScheme !== null) {
      await test.step(`in ${otherScheme}`, () => judgeColours(page, otherScheme));
    }
    await test.step('on a phone', async () => {
      await becomePhone(page);
      await judge(page);
    });
  });
}
