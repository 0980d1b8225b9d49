import { dirname } from 'node:path/posix';

/**
 * A folder of `src` has a stylesheet of its own name, besides `styles.css`, which holds them all.
 * These are the sheets that are made in another way, and the folders and files that each takes; the
 * longest path wins. Every page needs `base`, and it comes first.
 */
const taken: Readonly<Record<string, readonly string[]>> = {
  base: ['style', 'primitives', 'page'],
  // What is drawn with when no theme is linked.
  fallback: ['style/fallbackTheme'],
  carousel: ['primitives/carousel'],
  modal: ['primitives/modal'],
  menus: ['primitives/menu', 'primitives/navigationMenu', 'chrome/megaMenu'],
  extras: ['banner', 'collapsible', 'skeleton', 'stars', 'table', 'tabs', 'toast', 'tooltip']
    .map((part) => `primitives/${part}`)
    .concat('chrome/serviceBanner'),
  // Layouts of header and footer other than `bar`; after `chrome`.
  rows: ['chrome/layouts/rows', 'chrome/layouts/rowsFooter'],
  centred: ['chrome/layouts/centred', 'chrome/layouts/centredFooter'],
  search: ['forms/rangeSlider', 'primitives/pagination'],
  // After the page is usable.
  suggest: ['search/suggest'],
  cards: ['card', 'price', 'tag', 'icons', 'words']
    .map((part) => `vehicle/${part}`)
    // The notice stands where a form would, so asking needs none of the vehicle's page.
    .concat('vehicle/details/soldNotice', 'search/results/resultGrid'),
  vehicle: ['page/detail'],
  // Searching needs a field's styles, and no more of forms.
  fields: ['forms/forms', 'forms/scripting'],
  forms: ['enquiry', 'account', 'tradeIn'],
  estimate: ['finance/repayment'],
  finance: ['budget'],
  // Several places beside each other; after `places`.
  placeGrid: ['location/locationGrid'],
  content: [
    'offers',
    'reviews',
    'models',
    'vehicle/details/sellingPoints',
    'page/detail/reserveOnline',
  ],
  places: ['location'],
  map: ['location/locationMap'],
};

/**
 * The sheet of each style file.
 *
 * @param files their paths below `src`, such as `vehicle/card/vehicleCard`
 * @throws when a sheet takes what is not there any more
 */
export function sheetsOf(
  files: readonly string[],
  rows: typeof taken = taken,
): ReadonlyMap<string, string> {
  const claims = Object.entries(rows)
    .flatMap(([name, paths]) => paths.map((path) => ({ name, path })))
    .toSorted((a, b) => b.path.length - a.path.length);
  for (const { name, path } of claims) {
    if (files.some((file) => isOf(file, path))) continue;
    throw new Error(
      `The stylesheet ${name} takes src/${path}, where no style file is, so what it took has gone to ` +
        'another sheet and pages miss it. Name its new place in sheets.ts.',
    );
  }
  return new Map(
    files.map((file) => {
      const closest = claims.find(({ path }) => isOf(file, path));
      return [file, closest?.name ?? dirname(file).replace(/\/.*/, '')];
    }),
  );
}

function isOf(file: string, path: string) {
  return file === path || file.startsWith(`${path}/`);
}
