import { dirname } from 'node:path/posix';

/**
 * A folder of `src` has a stylesheet of its own name, besides `styles.css`, which holds them all.
 * These are the sheets that are made in another way, and the folders and files that each takes; the
 * longest path wins. Every page needs `base`, and it comes first. It holds what most pages draw, too:
 * a browser has it from page to page. The others a page's route imports as it draws them; a template's
 * build joins those of a page into one file, so that there may be many, and small.
 */
const taken: Readonly<Record<string, readonly string[]>> = {
  base: [
    ...['style', 'primitives', 'page', 'forms'],
    ...['card', 'price', 'tag', 'icons', 'words'].map((part) => `vehicle/${part}`),
    // The notice stands where a form would.
    ...['vehicle/details/soldNotice', 'search/results/resultGrid', 'finance/repayment'],
  ],
  // What is drawn with when no theme is linked.
  fallback: ['style/fallbackTheme'],
  carousel: ['primitives/carousel'],
  modal: ['primitives/modal'],
  menus: ['primitives/menu'],
  extras: ['collapsible', 'skeleton', 'toast'].map((part) => `primitives/${part}`),
  tabs: ['primitives/tabs', 'location/frameTabs'],
  // Terms with what they come to.
  facts: ['primitives/descriptionList'],
  // On every page of a site that has banners or a menu with columns.
  chrome: ['chrome', 'primitives/banner'],
  // The strip over a header that is laid out as `bar`; after `chrome`.
  utility: ['chrome/layouts/utility'],
  // Layouts of header and footer other than `bar`; after `chrome`.
  rows: ['chrome/layouts/rows', 'chrome/layouts/rowsFooter'],
  centred: ['chrome/layouts/centred', 'chrome/layouts/centredFooter'],
  // Of a listing, whose other parts are `search`: pages with few filters draw these alone.
  rangeSlider: ['forms/rangeSlider'],
  pagination: ['primitives/pagination'],
  stockRows: ['search/results/stockRows'],
  // After the page is usable.
  suggest: ['search/suggest'],
  vehicle: ['page/detail'],
  // A vehicle's page has one of these layouts; after `vehicle`.
  detail: ['page/detail/detailLayout'],
  // For who looked at others before.
  recent: ['vehicle/recent'],
  // Of those that have name, price and steps in one box.
  vehicleHeader: ['vehicle/details/vehicleHeader'],
  letterDetail: ['page/detail/letterDetail'],
  boardDetail: ['page/detail/boardDetail'],
  catalogueDetail: ['page/detail/catalogueDetail'],
  // How a page opens that does not begin with a picture or a search.
  lead: ['page/pageLead'],
  // How one opens that shows what it is about.
  pictureLead: ['page/pictureLead'],
  // A task beside its subject.
  split: ['page/splitLayout'],
  // The vehicle that a form is about.
  subject: ['vehicle/subject', 'page/subjectSheet'],
  // What of forms no page has yet.
  account: ['account'],
  // On a listing it comes when nothing else is to be done.
  saveButton: ['account/saveButton'],
  steps: ['page/steps'],
  // What a task ends with.
  ending: ['page/ending'],
  // Paragraphs of a page's own.
  prose: ['page/prose'],
  // A home page's further ways to begin, after the first picture.
  tiles: ['home/quickTiles'],
  // Of a facet of few values; after `tiles`.
  valueBar: ['home/valueBar'],
  showcase: ['indexList', 'quietSearch', 'statement', 'vehicleSpotlight'].map(
    (part) => `home/${part}`,
  ),
  // A vehicle that is shown before others.
  leadCard: ['search/results/leadCard'],
  // Several places beside each other; after `places`.
  placeGrid: ['location/locationGrid'],
  // All of them on a page of their own; after `places` and `placeMap`.
  placeDirectory: ['location/locationDirectory', 'location/mapLooks'],
  // `offers` and `models` are sheets of their own; a strip of offers stands on other pages, too, and
  // one model has a page without the others.
  offerStrip: ['offers/offerStrip'],
  model: ['modelHead', 'modelVariants', 'modelAccessories'].map((part) => `models/${part}`),
  // Running text of an author, and what stands round it.
  text: ['page/richText', 'primitives/table', 'reading'],
  // Who somebody is; after `text`.
  story: ['reading/storyLayout'],
  content: ['page/detail/reserveOnline'],
  reviews: ['reviews', 'primitives/stars'],
  // Pages of their own; after `reviews` and `finance`, which stand on others, too.
  reviewList: ['reviews/reviewList'],
  calculatorStage: ['finance/calculatorStage'],
  // On a listing it comes when nothing else is to be done.
  compareBar: ['compare/compareBar'],
  places: ['location'],
  placeHead: ['location/locationHeader'],
  placeFilters: ['location/locationFilters', 'location/distanceForm'],
  placeMap: ['location/locationMap', 'location/sketchMap'],
  // With the code of a map that somebody opens.
  openedMap: ['location/openedMap'],
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
