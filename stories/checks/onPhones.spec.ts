import { scrollsSideways } from './layoutFaults.ts';
import { playedIds } from './storybook.ts';
import { expect, test } from './storyPage.ts';

// Chromatic pictures every story on a phone too, where parts are not there that a desk shows.

const phone = { width: 320, height: 844 };

test('there are stories that play', () => {
  expect(playedIds().length).toBeGreaterThan(50);
});

for (const id of playedIds()) {
  test(`${id} plays on a phone`, async ({ storyPage: { page, show, complaints } }) => {
    complaints();
    await page.setViewportSize(phone);
    await show(id);
    expect(await scrollsSideways(page), 'scrolls sideways').toBe(false);
    expect(complaints()).toEqual([]);
  });
}
