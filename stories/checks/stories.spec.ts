import { allRules, axeFaults, colourRules } from './axeFaults.ts';
import { keyboardFaults } from './keyboardFaults.ts';
import { movingParts, scrollsSideways, smallTargets } from './layoutFaults.ts';
import { looks } from './looks.ts';
import { storyIds } from './storybook.ts';
import { expect, test } from './storyPage.ts';

// Every story is looked at as shoppers would: by eye, by screen reader, by keyboard, on a phone.

const [first, ...others] = looks;
if (!first) throw new Error('There is no theme, so no story can be looked at.');
const desk = { width: 1280, height: 1200 };

for (const id of storyIds()) {
  test(id, async ({ storyPage }) => {
    const { page, show, setGlobals, complaints } = storyPage;
    complaints();
    await page.setViewportSize(desk);
    await show(id);

    expect.soft(await axeFaults(page, allRules), `accessibility in ${first.name}`).toEqual([]);
    expect.soft(await smallTargets(page), 'targets below 24 pixels').toEqual([]);
    expect.soft(await movingParts(page), 'movement').toEqual([]);

    // The themes differ in colours; the rest of the rules ask for what they have in common.
    for (const { name, globals } of others) {
      await setGlobals(globals);
      expect.soft(await axeFaults(page, colourRules), `accessibility in ${name}`).toEqual([]);
    }
    // They differ in letters and in room as well.
    await page.setViewportSize({ ...desk, width: 320 });
    for (const { name, globals } of looks.toReversed()) {
      await setGlobals(globals);
      expect
        .soft(await scrollsSideways(page), `scrolls sideways at 320 pixels in ${name}`)
        .toBe(false);
    }
    await page.setViewportSize(desk);

    expect.soft(await keyboardFaults(page), 'keyboard').toEqual([]);
    expect.soft(complaints(), 'what the browser complained of').toEqual([]);
  });
}
