import { formatPrice } from '../price/formatPrice.ts';
import type { SavedSort, SinceSaved } from './savedVehicle.ts';

/** By itself: each button may have to say it, and none of the others. */
export const LIST_FULL = 'Your list is full. Take a vehicle out of it first.';

/** Texts of saved vehicles; the specification gives none but `Save` and `Saved`. */
export const savedCopy = {
  saved: 'Saved to your watchlist',
  removed: 'Taken out of your watchlist',
  merged: (count: number): string =>
    count === 1
      ? 'The vehicle that you saved in this browser is in your watchlist now'
      : `The ${count} vehicles that you saved in this browser are in your watchlist now`,
  full: LIST_FULL,
  signedOut:
    'You are not signed in any more, so your list is as it was before. Please sign in again.',
  notYours:
    'This was sent for another number than the one you signed in with, so your list is as it was before. Please load the page anew.',
  unknown:
    'This vehicle is not for sale here any more, so it was not saved. Please choose another one.',
  malformed:
    'This is not a vehicle of our list, so nothing was changed. Please load the page anew and try again.',
  often: (seconds: number): string =>
    `Your list was changed very often, so this change was not made. Please try again in ${seconds} seconds.`,
} as const;

/** What an order of saved vehicles is called. */
export const savedSortLabels: Readonly<Record<SavedSort, string>> = {
  saved: 'Last saved',
  drop: 'Biggest price drop',
  low: 'Lowest price',
  high: 'Highest price',
};

/** What changed since a vehicle was saved, in sentences, and whether it is good to hear. */
export interface SinceLine {
  text: string;
  tone: 'positive' | 'neutral';
}

/** What a card says of a vehicle that can be had; nothing where all is as it was. */
export function sinceLines({ price, hold }: SinceSaved): readonly SinceLine[] {
  const lines: SinceLine[] = [];
  if (price !== null) {
    const { from, to } = price;
    const amount = formatPrice(Math.abs(to - from));
    lines.push({
      text: `${amount} ${to < from ? 'less' : 'more'} than when you saved it (${formatPrice(from)})`,
      tone: to < from ? 'positive' : 'neutral',
    });
  }
  if (hold === 'reserved') {
    lines.push({ text: 'Reserved since you saved it', tone: 'neutral' });
  }
  if (hold === 'free') lines.push({ text: 'No longer reserved', tone: 'positive' });
  return lines;
}
