import type { TestSite } from '../support/testSites.ts';

export const DEALERS = 10;
/** Of the first dealer; each next has one more. */
const VEHICLES = 30;
/** Dollars; each vehicle of a dealer costs one more than the one before. */
export const LEAST_PRICE = 20_000;

export function slugOf(dealer: number): string {
  return `canary-${dealer}`;
}

export function markOf(dealer: number): string {
  return `kanarie${dealer}vogel`;
}

export function vehiclesOf(dealer: number): number {
  return VEHICLES + dealer;
}

/** Dealers alike in everything but their marks: the same stock numbers, makes and addresses. */
export const canarySites: readonly TestSite[] = Array.from({ length: DEALERS }, (_, dealer) => ({
  slug: slugOf(dealer),
  name: markOf(dealer),
  headings: 'Stock No,Make,Model,Badge,Colour,Year,Price',
  rows: Array.from(
    { length: vehiclesOf(dealer) },
    (_, number) => `S${number},Toyota,Corolla,SX,${markOf(dealer)},2020,${LEAST_PRICE + number}`,
  ),
}));

/** Marks of other dealers in an answer to one of them. */
export function foreignMarks(dealer: number, text: string): string[] {
  const marks = new Set(text.match(/kanarie\d+vogel/gi)?.map((mark) => mark.toLowerCase()));
  marks.delete(markOf(dealer));
  return [...marks];
}
