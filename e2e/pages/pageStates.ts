import { expect, type Page } from '@playwright/test';
import { hardSlug } from '../support/hardVehicles.ts';
import { pageAddresses } from '../support/pageAddresses.ts';
import { createShopper } from '../support/shopper.ts';
import { findVehicle } from '../support/stock.ts';

interface Opening {
  page: Page;
  site: string;
  phone: boolean;
  visit(path: string): Promise<unknown>;
}

/** A page in a state that a visitor can bring it to. */
export interface PageState {
  name: string;
  open(opening: Opening): Promise<void>;
  /** Status of the page's own answer. Default 200. */
  status?: number;
  /** The state is made by a script or a finger; its HTML is that of another state. */
  made?: boolean;
  /** Only this part is judged by axe: what a visitor opens over the page may cover the rest. */
  within?: string;
}

function at(path: string): PageState['open'] {
  return async ({ visit }) => {
    await visit(path);
  };
}

async function plainSlug(site: string): Promise<string> {
  const { slug } = await findVehicle(
    site,
    ({ id, images }) => !/-hard-/.test(id) && images.length > 3,
  );
  return slug;
}

/** Pages that are not opened at their address alone. */
const opened: Partial<Record<string, Partial<PageState>>> = {
  vehicle: {
    open: async ({ site, visit }) => {
      await visit(`/cars/${await plainSlug(site)}`);
    },
  },
  enquiry: {
    open: async ({ site, visit }) => {
      await visit(`/cars/${await plainSlug(site)}/enquire`);
    },
  },
  notFound: { status: 404 },
};

/** Every page, by its name; that of seven-seaters is a listing, and not every dealer has it. */
const pages = Object.entries(pageAddresses)
  .filter(([name]) => name !== 'sevenSeater')
  .map(([name, path]): PageState => ({ name, open: at(path), ...opened[name] }));

/** Everything a dealer's site shows; each state is judged for accessibility, HTML and words. */
export const pageStates: readonly PageState[] = [
  ...pages,
  {
    name: 'listing with filters',
    open: at('/search?query=automatic&refinementList[body][0]=SUV&range[price]=10000:70000&page=2'),
  },
  { name: 'listing of a path', open: at('/search/used-cars') },
  { name: 'listing without results', open: at('/search?query=zzzzqq') },
  { name: 'page past the end', open: at('/search?page=150') },
  { name: 'sold vehicle', open: at(`/cars/${hardSlug('sold')}`) },
  { name: 'vehicle without photos', open: at(`/cars/${hardSlug('photoless')}`) },
  { name: 'vehicle of which little is known', open: at(`/cars/${hardSlug('bare')}`) },
  { name: 'vehicle with the longest names', open: at(`/cars/${hardSlug('long')}`) },
  { name: 'vehicle with hostile texts', open: at(`/cars/${hardSlug('hostile')}`) },
  { name: 'enquiry about a sold vehicle', open: at(`/cars/${hardSlug('sold')}/enquire`) },
  {
    name: 'enquiry with mistakes',
    made: true,
    async open({ page, visit }) {
      await visit(`/cars/${hardSlug('photoless')}/enquire`);
      await page.getByRole('main').locator('form').getByRole('button').click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'refusal before a page is drawn', status: 400, open: at('/%0A') },
  {
    name: 'error',
    made: true,
    status: 403,
    async open({ page, visit }) {
      await visit('/search');
      await page.route('**/*.data*', (route) => route.fulfill({ status: 403, body: 'refused' }));
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Something went wrong');
    },
  },
  {
    name: 'open menu of places',
    made: true,
    within: 'header details[open]',
    async open({ page, visit }) {
      await visit('/');
      await page.getByRole('banner').locator('summary', { hasText: 'Locations' }).click();
    },
  },
  {
    name: 'open main menu',
    made: true,
    async open({ page, phone, visit }) {
      await visit('/');
      if (phone) await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
      const nav = page.getByRole('navigation', { name: 'Main' });
      await expect(nav).toBeVisible();
      for (const menu of await nav.locator('summary').all()) await menu.click();
    },
  },
  {
    name: 'open filters',
    made: true,
    async open({ page, phone, visit }) {
      await visit('/search');
      const filters = await createShopper({ page, phone, js: true }).openFilters();
      await filters.evaluate((panel) => {
        for (const fold of panel.querySelectorAll('details')) fold.open = true;
      });
    },
  },
  {
    name: 'open suggestions',
    made: true,
    async open({ page, phone, visit }) {
      await visit('/search');
      await createShopper({ page, phone, js: true }).searchBox().pressSequentially('m');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
];
