/** Columns of a location grid on a large screen: as many as places, 3 at three, then 4 (R9-09). */
export function gridColumns(count: number): 1 | 2 | 3 | 4 {
  if (count > 3) return 4;
  return count === 3 ? 3 : count === 2 ? 2 : 1;
}
