import type { StockFileHrefs } from '../../server/stockFiles.ts';
import { type CardRecord, type CardRules, cardView } from '../../view/vehicleCard.ts';
import type { ListingView } from './listingView.ts';

/**
 * The listing as the server sends it: cards as their records, since the addresses of their pictures
 * and pages, spelled out, are a tenth of the document.
 */
export interface ServedListing extends ListingView<CardRecord> {
  cardRules: CardRules;
  /** Files to search with in the browser; `null` where the server answers every search. */
  stockFiles: StockFileHrefs | null;
  /** An earlier answer of a search service that is away: not to be kept. */
  isStale?: true;
}

/** A page's listing: what the server sent, or what this browser found. */
export type AnsweredListing = ServedListing | ListingView;

const views = new WeakMap<ServedListing, ListingView>();

/** The listing with its cards; the same one for the same answer. */
export function openListing(answer: AnsweredListing): ListingView {
  if (!('cardRules' in answer)) return answer;
  let view = views.get(answer);
  if (view === undefined) {
    const { cards, cardRules, stockFiles: _files, isStale: _stale, ...rest } = answer;
    view = { ...rest, cards: cards.map((record) => cardView(record, cardRules)) };
    views.set(answer, view);
  }
  return view;
}
