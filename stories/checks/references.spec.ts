import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { templateNames } from '../../demo/dealers.ts';
import { difference, shrink } from './comparePictures.ts';
import { pageStoryIds } from './pageStories.ts';
import { picturesThere } from './picturesThere.ts';
import { expect, type StoryPage, test } from './storyPage.ts';
import { storyThemes } from './storyThemes.ts';

// Every page, and a few parts, are compared with pictures in `stories/references`. After a change that
// is meant, `npm run references:update` in `stories` draws them anew; look at them before committing.

const updating = process.env['UPDATE_REFERENCES'] === '1';
const folder = new URL('../references/', import.meta.url);

/** A phone and a desktop, CSS pixels. */
const widths = [390, 1280];

/** What opens over a page is as wide as the page on a phone. */
const EMAIL_US = 'enquiry-emailusdialog--open';

const parts = [
  'vehicle-vehiclecard--every',
  'search-filterpanel--every-facet',
  'chrome-header--full',
  'chrome-footer--full',
  'location-locationcard--full',
  'forms-fields--every',
  'primitives-dialog--form',
];

const screens = [
  ...[...pageStoryIds, EMAIL_US].flatMap((id) => widths.map((width) => ({ id, width }))),
  ...parts.map((id) => ({ id, width: 1280 })),
];

const templates = storyThemes.filter(({ name }) => templateNames.includes(name));

for (const { id, width } of screens) {
  test(`${id} looks as before in ${width} pixels`, async ({ storyPage }) => {
    const { page, show, setGlobals } = storyPage;
    await page.setViewportSize({ width, height: 900 });
    await show(id);
    for (const { name, globals } of templates) {
      await setGlobals(globals);
      await drawn(storyPage);
      const picture = shrink(await page.screenshot({ fullPage: true, animations: 'disabled' }));
      const file = new URL(`${id}.${name}.${width}.png`, folder);
      const before = await readFile(file).catch(() => null);
      const found = before === null ? 'no picture yet' : difference(before, picture);
      if (updating) {
        // What nobody would see differ stays as it is: a commit then shows what really changed.
        if (found === null) continue;
        await mkdir(folder, { recursive: true });
        await writeFile(file, picture);
        continue;
      }
      if (found !== null) {
        await test.info().attach(`${name} now`, { body: picture, contentType: 'image/png' });
      }
      expect.soft(found, `${name}; npm run references:update draws it anew`).toBeNull();
    }
  });
}

test('a part that moves by 4 pixels is seen, and drawing again is not', async ({ storyPage }) => {
  const { page, show } = storyPage;
  await page.setViewportSize({ width: 1280, height: 900 });
  await show('vehicle-vehiclecard--every');
  const draw = async () => {
    await drawn(storyPage);
    return shrink(await page.screenshot({ animations: 'disabled' }));
  };
  const before = await draw();
  await show('chrome-footer--full');
  await show('vehicle-vehiclecard--every');
  expect(difference(before, await draw())).toBeNull();
  const style = await page.addStyleTag({
    content: 'article h2, article h3 { translate: 0 4px }',
  });
  expect(difference(before, await draw())).toMatch(/squares differ/);
  // The other stories of this worker are shown in the same page.
  await style.evaluate((element) => (element as HTMLStyleElement).remove());
});

/** What React shows late, a slider once it is seen, stands 300 ms after what came before. */
const LATEST = 350;

async function drawn({ page, settle }: StoryPage): Promise<void> {
  await settle(LATEST);
  await page.evaluate(picturesThere);
  await page.evaluate(rowsToStart);
}

/** Runs in the page. Where a row snaps to hangs on the window before: it is compared from its start. */
function rowsToStart(): void {
  for (const list of document.querySelectorAll('ul')) {
    list.style.scrollSnapType = 'none';
    list.scrollTo({ left: 0, behavior: 'instant' });
  }
}
