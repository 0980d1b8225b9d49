/** A row that scrolls must be reachable by keyboard (WCAG 2.1.1); one photo is no row. */
export function rowAttributes(count: number) {
  return count > 1 ? { tabIndex: 0, 'aria-label': 'Photos, use the arrow keys' } : {};
}
