import { within } from './rule.ts';

/**
 * Four cards in a row, of three twelfths each. Some of the first ones are larger where a row would end
 * half empty.
 *
 * @param list selector of a grid of cards
 * @param window from which width on it holds, a media condition
 */
export function fourInARow(list: string, window: string): void {
  const span = (items: string, twelfths: number) =>
    within(items, { '@media': { [window]: { gridColumn: `span ${twelfths}` } } });
  /** @param count of all cards, as `nth-child` counts */
  const larger = (count: string, items: string, twelfths: number) =>
    span(`${list}:has(> :nth-child(${count}):last-child) > ${items}`, twelfths);

  within(list, { '@media': { [window]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } } });
  span(`${list} > li`, 3);
  larger('4n + 3', ':nth-child(-n + 3)', 4);
  larger('4n + 6', ':nth-child(-n + 6)', 4);
  larger('4n + 5', ':nth-child(-n + 9)', 4);
  larger('5', ':nth-child(-n + 2)', 6);
  larger('2', 'li', 6);
}
