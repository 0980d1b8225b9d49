import { storageKeys } from '@forecourt/domain';
import type { Page } from '@playwright/test';
import { findVehicle } from '../support/stock.ts';
import { BLANK, expect, test, untilHydrated } from '../support/test.ts';

/** A phone, an upright tablet and two desks. */
const SCREENS = [
  { width: 390, deviceScaleFactor: 2 },
  { width: 768, deviceScaleFactor: 1 },
  { width: 1280, deviceScaleFactor: 1 },
  { width: 1920, deviceScaleFactor: 1 },
];

for (const { width, deviceScaleFactor } of SCREENS) {
  test(`every picture's file has as many pixels as ${width} show, and few more`, async ({
    browser,
    baseURL,
    site,
  }) => {
    const { slug } = await findVehicle(site, ({ images }) => images.length > 3);
    // A visitor of each page's own: browsers take a larger file that they have kept.
    const open = async (path: string, view = 'grid'): Promise<Page> => {
      const page = await browser.newPage({
        baseURL: baseURL ?? '',
        viewport: { width, height: 844 },
        deviceScaleFactor,
      });
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        storageKeys.resultView,
        view,
      ] as const);
      // Which file is chosen counts, not what is in it.
      await page.route('**/demo-images/**', (route) => route.fulfill(BLANK));
      await page.goto(path);
      await untilHydrated(page);
      return page;
    };
    for (const path of ['/', '/search', `/cars/${slug}`]) {
      const page = await open(path);
      await expectTrueFiles(page, path);
      if (path.startsWith('/cars/')) {
        await page.getByRole('button', { name: 'Enlarge photo' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectTrueFiles(page, 'photos in full');
      }
      await page.close();
    }
    // One vehicle and two take a row each, as in a list.
    for (const path of ['/search', `/search?query=${slug.split('-').at(-1)}`]) {
      const page = await open(path, 'list');
      await expectTrueFiles(page, `${path} as a list`, path === '/search' ? 3 : 0);
      await page.close();
    }
  });
}

async function expectTrueFiles(page: Page, where: string, least = 3): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      // Asked for already, with those near it.
      if (image.complete && image.currentSrc !== '') continue;
      image.scrollIntoView({ block: 'center' });
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(async () => {
    const pictures = await page.evaluate(measure);
    expect(pictures.length, where).toBeGreaterThan(least);
    const wrong = pictures.filter(
      ({ file, path, shown, place }) =>
        // A browser chooses by the place's width, not by what is cut off: a tenth fewer is not seen.
        file < Math.max(place, 0.9 * shown) - 1 ||
        // One that is there already, since it is shown larger elsewhere, costs nothing.
        (file > 1.6 * shown &&
          !pictures.some((one) => one.path === path && file <= 1.6 * one.shown)),
    );
    expect(wrong, where).toEqual([]);
  }).toPass();
}

/** Runs in the page. Widths in the screen's pixels, of the pictures that were asked for. */
function measure() {
  return [...document.images].flatMap((image) => {
    const place = image.getBoundingClientRect();
    const files = [...(image.parentElement?.querySelectorAll('source') ?? [])]
      .flatMap(({ srcset }) => srcset.split(', '))
      .map((candidate) => candidate.split(' '));
    if (place.width === 0 || files.length === 0 || image.currentSrc === '') return [];
    const ratio =
      image.width === 0
        ? 0
        : Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    // What is cut off at the sides is part of the file.
    const { objectFit } = getComputedStyle(image);
    const full = place.height * ratio;
    const shown =
      objectFit === 'contain' ? Math.min(place.width, full) : Math.max(place.width, full);
    const chosen = new URL(image.currentSrc).pathname;
    const width = files.find(([path]) => path === chosen)?.[1] ?? '0';
    return [
      {
        file: Number.parseInt(width, 10),
        shown: Math.round(shown * devicePixelRatio),
        place: Math.round(Math.min(shown, place.width) * devicePixelRatio),
        sizes: image.sizes,
        path: chosen,
      },
    ];
  });
}
