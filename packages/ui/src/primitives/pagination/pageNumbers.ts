/**
 * Page numbers of a pager with 7 places at most: first, last and those round `page`;
 * `null` is a gap of two or more pages.
 */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const start = Math.min(Math.max(page - 1, 3), pages - 4);
  const end = Math.max(Math.min(page + 1, pages - 2), 5);
  const from = start <= 3 ? 2 : start;
  const to = end >= pages - 2 ? pages - 1 : end;
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [1, ...(from > 2 ? [null] : []), ...middle, ...(to < pages - 1 ? [null] : []), pages];
}
