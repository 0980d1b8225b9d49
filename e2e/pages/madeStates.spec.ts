import { test } from '../support/test.ts';
import { judge, judgeColours } from './judge.ts';
import { madeStates } from './pageStates.ts';

// What a finger opens on a phone is not what a pointer opens at a desk: each is opened in its own window.

for (const { name, path, status = 200, within, isShared = false, make } of madeStates) {
  const once = isShared ? ' @once' : '';
  test(`${name}: nothing for axe, no stray word, no overflow${once}`, async ({
    page,
    phone,
    visit,
    watch,
    otherScheme,
  }) => {
    if (status !== 200) watch.expectStatus(status);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(path);
    await make({ page, phone });
    await judge(page, within);
    if (otherScheme !== null) {
      await test.step(`in ${otherScheme}`, () => judgeColours(page, otherScheme, within));
    }
  });
}
