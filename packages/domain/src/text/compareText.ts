/** Order of two texts by code unit, so that every machine agrees. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
