import { allRules, axeFaults, colourRules } from './axeFaults.ts';
import { keyboardFaults } from './keyboardFaults.ts';
import { brokenWords, movingParts, scrollsSideways, smallTargets } from './layoutFaults.ts';
import { storyIds } from './storybook.ts';
import { expect, test } from './storyPage.ts';
import { storyThemes } from './storyThemes.ts';

// Every story is looked at as shoppers would: by eye, by screen reader, by keyboard, on a phone.

const [first, ...others] = storyThemes;
if (!first) throw new Error('There is no theme, so no story can be looked at.');
/** Of what stays: a dialog that has just come, axe takes for none. On a busy machine one look takes seconds. */
const soon = expect.configure({ soft: true });
const desk = { width: 1280, height: 1200 };

for (const id of storyIds()) {
  test(id, async ({ storyPage }) => {
    const { page, show, wear, complaints } = storyPage;
    complaints();
    await page.setViewportSize(desk);
    await show(id);
    await wear(first);

    await soon
      .poll(() => axeFaults(page, allRules), {
        message: `accessibility in ${first.name}`,
        timeout: 20_000,
      })
      .toEqual([]);
    expect.soft(await smallTargets(page), 'targets below 24 pixels').toEqual([]);
    expect.soft(await movingParts(page), 'movement').toEqual([]);

    // The themes differ in colours; the rest of the rules ask for what they have in common.
    for (const theme of others) {
      await wear(theme);
      expect.soft(await axeFaults(page, colourRules), `accessibility in ${theme.name}`).toEqual([]);
    }
    // They differ in letters and in room as well.
    await page.setViewportSize({ ...desk, width: 320 });
    for (const theme of storyThemes.toReversed()) {
      await wear(theme);
      expect
        .soft(await scrollsSideways(page), `scrolls sideways at 320 pixels in ${theme.name}`)
        .toBe(false);
      expect.soft(await brokenWords(page), `words broken in ${theme.name}`).toEqual([]);
    }
    await page.setViewportSize(desk);

    expect.soft(await keyboardFaults(page), 'keyboard').toEqual([]);
    expect.soft(complaints(), 'what the browser complained of').toEqual([]);
  });
}

test('a theme that a story wears is the one that the toolbar gives it', async ({ storyPage }) => {
  const { page, show, setGlobals, wear } = storyPage;
  const worn = () =>
    page.evaluate(() => ({
      scheme: document.documentElement.dataset['scheme'],
      sheets: [...document.querySelectorAll('style')].map(({ textContent }) => textContent),
      colours: [...document.querySelectorAll('#storybook-root *')].map((element) => {
        const { color, backgroundColor, fontFamily } = getComputedStyle(element);
        return [color, backgroundColor, fontFamily].join();
      }),
    }));
  await show('vehicle-vehiclecard--every');
  const given = [];
  for (const { globals } of storyThemes) {
    await setGlobals(globals);
    given.push(await worn());
  }
  // The other stories of this worker begin with what Storybook begins with.
  await setGlobals(first.globals);
  for (const [at, theme] of storyThemes.entries()) {
    await wear(theme);
    expect(await worn(), theme.name).toEqual(given[at]);
  }
  expect(new Set(given.map(({ colours }) => colours.join())).size).toBe(storyThemes.length);
  await wear(first);
});
