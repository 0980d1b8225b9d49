/** Order of two texts by code unit, so that every machine agrees. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
