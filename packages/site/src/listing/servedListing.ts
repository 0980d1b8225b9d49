import { pageDataText } from '../contracts/pageData.ts';
import type { PageDocument } from '../contracts/siteServices.ts';
import type { StockFileHrefs } from '../contracts/stock.ts';
import { type CardRecord, type CardRules, cardView } from '../presenters/vehicleCard.ts';
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

/**
 * A listing as the loader hands it over. The router sends data as a graph, which takes both sides
 * longer to write and to read the more nodes it has, and a listing has thousands; this has one.
 */
export interface PackedListing {
  /** JSON of a `ServedListing`; `null` where it stands in the document itself. */
  packed: string | null;
}

/** A page's listing: what the server sent, or what this browser found. */
export type AnsweredListing = ServedListing | ListingView;

const unpacked = new WeakMap<PackedListing, ServedListing>();

/** @param page that is being made; `null` where data alone are asked for */
export function packListing(listing: ServedListing, page: PageDocument | null): PackedListing {
  const { cards, ...rest } = listing;
  const json = `{"cards":[${cards.map(jsonOf).join()}],${JSON.stringify(rest).slice(1)}`;
  if (page !== null) page.json = json;
  const own = { packed: page === null ? json : null };
  // The page is drawn here of what the loader found, and not read again.
  unpacked.set(own, listing);
  return own;
}

const jsons = new WeakMap<CardRecord, string>();

/** Written once for a car that is listed again. */
function jsonOf(record: CardRecord): string {
  let json = jsons.get(record);
  if (json === undefined) {
    json = JSON.stringify(record);
    jsons.set(record, json);
  }
  return json;
}

/** The listing that was packed; the same one for the same data. */
export function unpackListing(data: PackedListing): ServedListing {
  let listing = unpacked.get(data);
  if (listing === undefined) {
    const json = data.packed ?? pageDataText();
    listing = JSON.parse(json) as ServedListing;
    unpacked.set(data, listing);
  }
  return listing;
}

/** What a page's loader found: in the server, or in this browser. */
export function answerOf(data: PackedListing | AnsweredListing): AnsweredListing {
  return 'packed' in data ? unpackListing(data) : data;
}

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
