/**
 * The option that an arrow key leads to; -1 is none, as long as the text itself is meant. The text
 * lies between the last and the first.
 */
export function moveActive(active: number, options: number, step: 1 | -1): number {
  const places = options + 1;
  return ((active + 1 + step + places) % places) - 1;
}
