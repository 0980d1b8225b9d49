/**
 * Stylesheets of the package besides `styles.css`, which holds them all, and the folders of `src`
 * each is made of; the longest path wins. Every page needs `base`, and it comes first.
 */
export const sheets = {
  base: ['style', 'primitives', 'page'],
  // What is drawn with when no theme is linked.
  fallback: ['style/fallbackTheme'],
  carousel: ['primitives/carousel'],
  modal: ['primitives/modal'],
  menus: ['primitives/menu', 'primitives/navigationMenu', 'chrome/megaMenu'],
  extras: ['banner', 'collapsible', 'skeleton', 'stars', 'table', 'tabs', 'toast', 'tooltip']
    .map((part) => `primitives/${part}`)
    .concat('chrome/serviceBanner'),
  chrome: ['chrome'],
  // Layouts of header and footer other than `bar`; after `chrome`.
  rows: ['chrome/layouts/rows', 'chrome/layouts/rowsFooter'],
  centred: ['chrome/layouts/centred', 'chrome/layouts/centredFooter'],
  search: ['search', 'forms/rangeSlider', 'primitives/pagination'],
  // After the page is usable.
  suggest: ['search/suggest'],
  compare: ['compare'],
  cards: ['card', 'price', 'tag', 'icons', 'words']
    .map((part) => `vehicle/${part}`)
    .concat('search/results/resultGrid'),
  vehicle: ['vehicle', 'page/detail'],
  // Searching needs a field's look, and no more of forms.
  fields: ['forms/forms', 'forms/scripting'],
  forms: ['forms', 'enquiry', 'account', 'booking', 'tradeIn', 'reserve'],
  estimate: ['finance/repayment'],
  finance: ['finance', 'budget'],
  home: ['home'],
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
} satisfies Record<string, readonly string[]>;

export type SheetName = keyof typeof sheets;

/**
 * The sheet that a style file belongs to.
 *
 * @param file its path below `src`, such as `vehicle/card/vehicleCard`
 * @throws when no sheet names one of its folders
 */
export function sheetOf(file: string): SheetName {
  const claims = Object.entries(sheets).flatMap(([name, folders]) =>
    folders
      .filter((folder) => file === folder || file.startsWith(`${folder}/`))
      .map((folder) => ({ name: name as SheetName, depth: folder.length })),
  );
  const [closest] = claims.toSorted((a, b) => b.depth - a.depth);
  if (closest) return closest.name;
  throw new Error(
    `No stylesheet takes src/${file}.css.ts, so pages would miss it. Name its folder in sheets.ts.`,
  );
}
