import { conditionQuestions } from '@forecourt/domain';
import { pagePaths } from '@forecourt/site/routes';
import { expect, type Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { hardSlug } from '../support/hardVehicles.ts';
import { createShopper } from '../support/shopper.ts';
import { addressOn } from '../support/sitePages.ts';
import { findVehicle } from '../support/stock.ts';

/** A page in a state that its address alone brings it to. */
export interface PageState {
  name: string;
  /** Its address on a site; `null` where the site lacks the page. */
  address(site: string): Promise<string | null>;
  /** Status of the page's own answer. Default 200. */
  status?: number;
}

interface Opening {
  page: Page;
  phone: boolean;
}

/** A page in a state that a script or a finger makes; its HTML is that of another state. */
export interface MadeState {
  name: string;
  path: string;
  make(opening: Opening): Promise<void>;
  /** Of an answer after the page's own. Default 200. */
  status?: number;
  /** Made of components alone, which `stories` judges in every theme. Default `false`. */
  isShared?: boolean;
  /** Only this part is judged by axe: what a visitor opens over the page may cover the rest. */
  within?: string;
}

function at(path: string): PageState['address'] {
  return async () => path;
}

async function plainVehicle(site: string): Promise<string> {
  const { slug } = await findVehicle(
    site,
    ({ id, images }) => !/-hard-/.test(id) && images.length > 3,
  );
  return `/cars/${slug}`;
}

async function placeOf(site: string): Promise<string | null> {
  return (await addressOn(site, '/contact-us/:slug')) ?? addressOn(site, '/locations/:slug');
}

/** The address that a site gives its page of finance, to which the others lead (R2-10). */
async function financeOf(site: string): Promise<string> {
  const { headers } = await ask({ site, path: '/finance' });
  return String(headers.location ?? '/finance');
}

async function aboutVehicle(site: string, path: string): Promise<string> {
  const { id } = await findVehicle(site, ({ sold, images }) => !sold && images.length > 3);
  return `${path}?car_id=${id}`;
}

/** A trade-in whose questions are all answered. */
function valued(model: string): string {
  const car = { make: 'Toyota', model, year: '2019', kilometres: '90k', step: 'value' };
  const answers = conditionQuestions.map(({ name, choices }) => [name, choices[0]?.value ?? '']);
  return new URLSearchParams({ ...car, ...Object.fromEntries(answers) }).toString();
}

/** Pages that are not opened at the first address that the site has for them. */
const opened: Partial<Record<string, Omit<PageState, 'name'>>> = {
  vehicle: { address: plainVehicle },
  enquiry: { address: async (site) => `${await plainVehicle(site)}/enquire` },
  // Its other address leads there; not every dealer takes reservations.
  checkout: {
    async address(site) {
      const path = `${await plainVehicle(site)}/checkout`;
      const { status, headers } = await ask({ site, path });
      return status === 404 ? null : String(headers.location ?? path);
    },
  },
  location: { address: placeOf },
  // Its place leads there.
  placeStock: {
    async address(site) {
      const place = await placeOf(site);
      return place && `${place}/stock`;
    },
  },
  finance: { address: financeOf },
  vehicleTradeIn: { address: (site) => aboutVehicle(site, '/cars/trade-in') },
  personalisedFinance: {
    async address(site) {
      const path = await addressOn(site, '/personalised/finance');
      return path && aboutVehicle(site, path);
    },
  },
  // Whoever is not signed in is sent on; a journey signs in and judges what is theirs.
  account: {
    async address(site) {
      const path = await addressOn(site, pagePaths.account);
      return path && `${path}?erased`;
    },
  },
  // Not every dealer sells online; what is not for it leads to its vehicle.
  checkoutJourney: {
    async address(site) {
      const { slug } = await findVehicle(
        site,
        ({ carType, sold, images }) => carType === 'used' && !sold && images.length > 3,
      );
      const path = `${pagePaths.checkoutJourney}?car_id=${slug}`;
      const { status } = await ask({ site, path });
      return status === 200 ? path : null;
    },
  },
  // Those of a message or a reservation are their owner's: journeys judge them.
  reservation: { address: at('/reservation/none'), status: 404 },
  holdRequest: { address: at('/hold-request/none'), status: 404 },
  alert: { address: at('/alerts/stop?token=none'), status: 404 },
  notFound: { address: at('/nope'), status: 404 },
};

/** Every page of the table, by its name: a new row is walked without a word here. */
export const tablePages: readonly PageState[] = Object.entries(pagePaths).map(([name, path]) => ({
  name,
  address: (site) => addressOn(site, path),
  ...opened[name],
}));

/** Everything a dealer's site shows; each state is judged for accessibility, HTML and words. */
export const pageStates: readonly PageState[] = [
  { name: 'home', address: at('/') },
  ...tablePages,
  // The first of its row is a model.
  { name: "page of the dealer's own words", address: at('/about-us') },
  {
    name: 'listing with filters',
    address: at(
      '/search?query=automatic&refinementList[body][0]=SUV&range[price]=10000:70000&page=2',
    ),
  },
  { name: 'listing of a path', address: at('/search/used-cars') },
  { name: 'range without models', address: at('/models?query=zzzzqq') },
  { name: 'listing without results', address: at('/search?query=zzzzqq') },
  { name: 'page past the end', address: at('/search?page=150') },
  { name: 'sold vehicle', address: at(`/cars/${hardSlug('sold')}`) },
  { name: 'vehicle without photos', address: at(`/cars/${hardSlug('photoless')}`) },
  { name: 'vehicle of which little is known', address: at(`/cars/${hardSlug('bare')}`) },
  { name: 'vehicle with the longest names', address: at(`/cars/${hardSlug('long')}`) },
  { name: 'vehicle with hostile texts', address: at(`/cars/${hardSlug('hostile')}`) },
  {
    name: 'comparison',
    address: at(
      `/compare?cars=${(['long', 'sold', 'bare', 'photoless'] as const).map(hardSlug).join(',')}`,
    ),
  },
  { name: 'comparison of one', address: at(`/compare?cars=gone,${hardSlug('hostile')}`) },
  { name: 'enquiry about a sold vehicle', address: at(`/cars/${hardSlug('sold')}/enquire`) },
  {
    name: 'test drive of a vehicle',
    address: (site) => aboutVehicle(site, '/book-test-drive'),
  },
  {
    name: 'finance for a vehicle',
    address: async (site) => aboutVehicle(site, await financeOf(site)),
  },
  {
    name: 'places from a postcode',
    address: async (site) => `${await addressOn(site, pagePaths.contact)}?postcode=4101`,
  },
  {
    name: 'trade-in with mistakes',
    address: at('/trade-in?step=condition&make=Toyota&year=19&kilometres=many'),
  },
  {
    name: 'condition of a trade-in',
    address: at('/trade-in?step=value&make=Toyota&model=HiLux&year=2019&kilometres=90k'),
  },
  { name: 'estimate of a trade-in', address: at(`/trade-in?${valued('HiLux')}`) },
  { name: 'trade-in that is valued by hand', address: at(`/sell-my-car?${valued('Crown')}`) },
  { name: 'budget below every price', address: at('/budget-finder?weekly=1&deposit=0') },
  { name: 'refusal before a page is drawn', address: at('/%0A'), status: 400 },
];

/** What a visitor makes of them. */
export const madeStates: readonly MadeState[] = [
  {
    name: 'enquiry with mistakes',
    path: `/cars/${hardSlug('photoless')}/enquire`,
    isShared: true,
    async make({ page }) {
      await page.getByRole('main').locator('form').getByRole('button').click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'error',
    path: '/search',
    isShared: true,
    status: 403,
    async make({ page }) {
      await page.route('**/*.data*', (route) => route.fulfill({ status: 403, body: 'refused' }));
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Something went wrong');
    },
  },
  {
    name: 'open menu of places',
    path: '/',
    within: 'header details[open]',
    async make({ page }) {
      await page.getByRole('banner').locator('summary', { hasText: 'Locations' }).click();
    },
  },
  {
    name: 'open main menu',
    path: '/',
    async make({ page, phone }) {
      if (phone) await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
      const nav = page.getByRole('navigation', { name: 'Main' });
      await expect(nav).toBeVisible();
      for (const menu of await nav.locator('summary').all()) await menu.click();
    },
  },
  {
    name: 'open filters',
    path: '/search',
    async make({ page, phone }) {
      const filters = await createShopper({ page, phone, js: true }).openFilters();
      await filters.evaluate((panel) => {
        for (const fold of panel.querySelectorAll('details')) fold.open = true;
      });
    },
  },
  {
    name: 'open suggestions',
    path: '/search',
    isShared: true,
    async make({ page, phone }) {
      await createShopper({ page, phone, js: true }).searchBox().pressSequentially('m');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
];
