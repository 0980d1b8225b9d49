import type { ContentPage } from '@forecourt/domain';

/** Pages that a page leads to by its place: the address says what belongs to what. */
export interface PagesAround {
  /** From the site's root down. */
  above: readonly ContentPage[];
  /** One step below it, the newest first; those without a day after them, by their heading. */
  below: readonly ContentPage[];
  /** Other articles of the list that it is in, the newest first. */
  beside: readonly ContentPage[];
}

/** Finds them for one of the pages. */
export function pagesAround(page: ContentPage, pages: readonly ContentPage[]): PagesAround {
  const parent = parentOf(page.path);
  const isArticle = page.date !== null;
  return {
    above: pages
      .filter(({ path }) => page.path.startsWith(`${path}/`))
      .toSorted((a, b) => a.path.length - b.path.length),
    below: pages.filter(({ path }) => parentOf(path) === page.path).toSorted(newestFirst),
    beside: pages
      .filter(
        ({ path, date }) =>
          isArticle && date !== null && path !== page.path && parentOf(path) === parent,
      )
      .toSorted(newestFirst),
  };
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function newestFirst(a: ContentPage, b: ContentPage): number {
  if (a.date !== b.date) return (a.date ?? '') < (b.date ?? '') ? 1 : -1;
  return a.heading < b.heading ? -1 : 1;
}
