import { expect, type Locator, type Page } from '@playwright/test';
import { untilPartStill } from './untilStill.ts';

export interface ShopperOptions {
  page: Page;
  js: boolean;
  phone: boolean;
}

/** The listing as one kind of visitor works it: changes apply at once, or by a button. */
export interface Shopper {
  /** Opens the filters where they are behind a button, and gives them back. */
  openFilters(): Promise<Locator>;
  /** Changes something in the filters, applies it, and comes back to the results. */
  filter(change: (filters: Locator) => Promise<void>): Promise<void>;
  tick(section: string, value: string): Promise<void>;
  /** In whole dollars; empty is an open side. */
  price(from: string, to: string): Promise<void>;
  search(text: string): Promise<void>;
  /** The listing's search box, which a phone has beside the filters. */
  searchBox(): Locator;
  sort(label: string): Promise<void>;
}

export function createShopper({ page, js, phone }: ShopperOptions): Shopper {
  const panel = page.getByRole('complementary', { name: 'Filters' });
  const opener = page.getByRole('link', { name: /^Filters/ });
  // On every phone, and in a template that has them in a drawer at every width.
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const areAway = async () => phone || (await opener.isVisible()) || (await drawer.isVisible());

  async function openFilters(): Promise<Locator> {
    const away = await areAway();
    const filters = away && js ? drawer : panel;
    if (away && !(await drawer.isVisible())) await opener.click();
    await expect(filters).toBeVisible();
    // Nobody aims at a box in what still moves: between a finger's down and up it is another box.
    await untilPartStill(filters);
    return filters;
  }

  async function filter(change: (filters: Locator) => Promise<void>): Promise<void> {
    const away = await areAway();
    const filters = await openFilters();
    await change(filters);
    if (!js) await filters.getByRole('button', { name: 'Apply filters' }).click();
    else if (away) await filters.getByRole('button', { name: /^Show Me/ }).click();
  }

  function searchBox(): Locator {
    const beside = page.getByRole('search', { name: 'This listing' });
    // What is not shown has no role.
    return (phone ? beside : beside.or(panel)).getByLabel('Search stock');
  }

  return {
    openFilters,
    filter,
    tick: (section, value) => filter((panel) => boxOf(panel, section, value).click()),
    price: (from, to) =>
      filter(async (panel) => {
        const section = panel.getByRole('group', { name: 'Price', exact: true });
        await section.getByRole('textbox', { name: 'From' }).fill(from);
        await section.getByRole('textbox', { name: 'To' }).fill(to);
        if (js) await section.getByRole('textbox', { name: 'To' }).press('Enter');
      }),
    async search(text) {
      if (!(await areAway())) return filter(() => searchBox().fill(text));
      await searchBox().fill(text);
      if (!js) await searchBox().press('Enter');
    },
    searchBox,
    async sort(label) {
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption(label);
      if (!js) await page.getByRole('button', { name: 'Sort', exact: true }).click();
    },
  };
}

/** The box of one value, whatever its count is. */
export function boxOf(panel: Locator, section: string, value: string): Locator {
  const name = new RegExp(`^${value.replace(/\W/g, '\\$&')} [\\d,]+$`);
  return panel.getByRole('group', { name: section, exact: true }).getByRole('checkbox', { name });
}
