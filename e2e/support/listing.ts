import { formatNumber, formatSearch, parseSearch, type SearchState } from '@forecourt/domain';
import { expect, type Page } from '@playwright/test';
import { type Stock, searchStock } from './stock.ts';

interface ShownValue {
  key: string;
  value: string;
  count: string;
}

/** Values the filters of the page offer, with their counts as printed. */
function shownValues(page: Page): Promise<ShownValue[]> {
  return page.locator('input[type=checkbox][name^="refinementList["]').evaluateAll((boxes) =>
    boxes.map((box) => ({
      key: /\[(\w+)\]/.exec(box.getAttribute('name') ?? '')?.[1] ?? '',
      value: (box as HTMLInputElement).value,
      // Alone: a name may end in digits, as in M3.
      count:
        /[\d,]+$/.exec(box.closest('label')?.lastElementChild?.textContent?.trim() ?? '')?.[0] ??
        '',
    })),
  );
}

/** Addresses of the vehicles of the page, in order. */
export function shownVehicles(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

/**
 * The page shows this search: vehicles, their order, the count and every facet count are those
 * that `/api/search` gives, and the address says it in its one spelling (R2-22).
 */
export async function expectListing(
  page: Page,
  site: string,
  state: SearchState,
  { js }: { js: boolean },
): Promise<Stock> {
  const query = formatSearch(state);
  const stock = await searchStock(site, query);
  await expect
    .poll(() => shownVehicles(page))
    .toEqual(stock.hits.map(({ slug }) => `/cars/${slug}`));
  const search = () => new URL(page.url()).search;
  // The address follows what is drawn.
  if (js) await expect.poll(search).toBe(query === '' ? '' : `?${query}`);
  // A form's address is spelled by the browser; it must mean the same. Where two searches find the
  // same vehicles, the page before may still stand.
  else await expect.poll(() => parseSearch(search())).toEqual(parseSearch(query));
  await expect(
    page.getByText(new RegExp(`^${formatNumber(stock.count)} [a-z]+(?:, page|$)`)).first(),
  ).toBeAttached();
  await expectCounts(page, stock);
  return stock;
}

async function expectCounts(page: Page, stock: Stock): Promise<void> {
  const counted = (keys: readonly string[]) =>
    [...new Set(keys)].flatMap((key) =>
      (stock.facets[key as keyof Stock['facets']] ?? []).map(({ value, count }) => ({
        key,
        value,
        count: formatNumber(count),
      })),
    );
  // What is folded away follows what is in sight; and after Back a phone's filters, which nobody
  // sees, are drawn when nothing else is to be done.
  await expect(async () => {
    const shown = await shownValues(page);
    expect(shown, 'the filters offer something').not.toEqual([]);
    expect(shown.filter(({ count }) => count !== '0').toSorted(byName)).toEqual(
      counted(shown.map(({ key }) => key)).toSorted(byName),
    );
  }).toPass();
}

function byName(a: ShownValue, b: ShownValue): number {
  return `${a.key} ${a.value}` < `${b.key} ${b.value}` ? -1 : 1;
}
