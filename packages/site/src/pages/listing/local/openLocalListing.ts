import type { OpenedStock, SearchRequest } from '@forecourt/data/search';
import {
  emptySearch,
  heldPreset,
  parseSearch,
  plainVocabulary,
  resolvePreset,
  type SearchState,
  toggleValue,
  type Vocabulary,
  withPreset,
} from '@forecourt/domain';
import type { Suggestion } from '@forecourt/ui';
import type { StockFileHrefs } from '../../../contracts/stock.ts';
import { foldRangeFields } from '../../../listing/foldRangeFields.ts';
import { histogramBars } from '../../../listing/histogramBars.ts';
import { createKnownModels } from '../../../listing/knownModels.ts';
import { placeOf } from '../../../listing/listingPlace.ts';
import { type ListingView, listingView } from '../../../listing/listingView.ts';
import type { LocalListingData } from '../../../listing/localListingData.ts';
import { suggestionsOf } from '../../../listing/suggest/suggestionsOf.ts';
import { SEARCH_PATH } from '../../../presenters/paths.ts';
import {
  type CardRecord,
  cardView,
  type VehicleCardView,
} from '../../../presenters/vehicleCard.ts';
import { inFrames, pageTurn } from './inFrames.ts';
import { keepCards } from './keepCards.ts';

/** A page that is searched. */
export type SearchedPage = Pick<ListingView, 'path' | 'preset'>;

/** A site's stock, opened. Answers without a request; `null` where only the server can. */
export interface LocalListing {
  /**
   * The listing of an address.
   *
   * @param path what follows the listing's own path
   */
  answer(url: URL, path: string): Promise<ListingView> | null;
  /**
   * The listing of a changed search.
   *
   * @param from the page that is searched
   * @param origin of the site
   */
  search(next: SearchState, from: SearchedPage, origin: string): Promise<ListingView> | null;
  /**
   * Suggestions for the text of a search.
   *
   * @param path of the page
   */
  suggest(asked: SearchState, path: string): Promise<readonly Suggestion[]> | null;
  /**
   * Makes ready what texts and orders need; until then the server answers those. Leaves the page
   * its frames.
   */
  complete(): Promise<void>;
  /** Does in steps what the first search would otherwise wait for: its code is made ready. */
  rehearsal(): Generator<undefined, void>;
}

/** What a browser lends. */
export interface ListingMeans {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  fetch(href: string): Promise<Response>;
}

/** Searches after which another takes no longer than any later one. */
const REHEARSALS = 8;
const WHOLE: SearchedPage = { path: SEARCH_PATH, preset: { path: '', values: {} } };
/** Of addresses that nobody sees. */
const ANY_ORIGIN = 'http://localhost';

/**
 * Fetches a site's stock files and opens them, in steps that leave the page its frames. Rejects
 * when a file cannot be had or read.
 */
export async function openLocalListing(
  files: StockFileHrefs,
  { fetch, now }: ListingMeans,
): Promise<LocalListing> {
  const opened = await openFiles(files, fetch);
  const { search } = opened;
  const listing = listingOf(opened, now);
  const { answer, find, vocabulary, rules } = listing;
  return {
    answer: (url, path) => listing.atAddress(url, path),
    search: (next, { path, preset }, origin) =>
      find(next, { path, preset: heldPreset(next, preset) }, origin),
    suggest(asked, path) {
      const place = placeOf(path, rules.sevenSeater);
      if (place === null || !search.isWhole()) return null;
      return suggestionsOf({
        asked,
        path,
        vocabulary: vocabulary(),
        words: { used: rules.labels.used },
        search: (state, counts) => answer(state, place.raw, counts),
      });
    },
    complete: () => inFrames(search.rest()),
    *rehearsal() {
      const { facets } = answer(emptySearch);
      yield;
      for (const { value } of facets.body?.slice(0, REHEARSALS) ?? []) {
        void find(toggleValue(emptySearch, 'body', value), WHOLE, ANY_ORIGIN);
        yield;
      }
      vocabulary();
    },
  };
}

/** A site's stock files, read. */
interface OpenedFiles extends LocalListingData {
  search: OpenedStock<VehicleCardView>;
}

async function openFiles(
  files: StockFileHrefs,
  fetch: ListingMeans['fetch'],
): Promise<OpenedFiles> {
  const fetchFile = async (href: string): Promise<Response> => {
    const response = await fetch(href);
    if (!response.ok) throw new Error(`${href}: ${response.status}`);
    return response;
  };
  const [{ openStockFile, openRecords }, index, text] = await Promise.all([
    import('./stockEngine.ts'),
    fetchFile(files.index).then((response) => response.arrayBuffer()),
    fetchFile(files.cards).then((response) => response.text()),
  ]);
  await pageTurn();
  const head = text.indexOf('\n');
  const data = JSON.parse(text.slice(0, head)) as LocalListingData;
  const recordOf = openRecords<CardRecord>(text.slice(head + 1));
  await pageTurn();
  const search = await inFrames(
    openStockFile(
      new Uint8Array(index),
      keepCards((document) => cardView(recordOf(document), data.rules)),
    ),
  );
  return { ...data, search };
}

/** What a listing is made of: answers of the engine, and pages that show them. */
function listingOf({ search, rules, plain, models, itemTypes }: OpenedFiles, now: () => number) {
  const known = createKnownModels();
  for (const model of models) known.add(model);
  const answer = (
    state: SearchState,
    raw: SearchState['values'] = {},
    counts: Pick<SearchRequest, 'also' | 'otherwise'> = {},
  ) =>
    search.searchSync({
      state,
      raw,
      ...counts,
      // The file holds what the site lists.
      base: { soldDays: 0 },
      hitsPerPage: rules.hitsPerPage,
      now: now(),
      ...histogramBars(rules),
    });
  let words: Vocabulary | null = null;
  const vocabulary = () => {
    words ??= plainVocabulary({ ...plain, facets: answer(emptySearch).facets });
    return words;
  };
  const find = (asked: SearchState, { path, preset }: SearchedPage, origin: string) => {
    const place = placeOf(path, rules.sevenSeater);
    if (place === null || (needsAll(asked) && !search.isWhole())) return null;
    const page = { asked, itemTypes, vocabulary, place, preset, origin, now: now() };
    return listingView(
      { ...page, search: (state, otherwise) => answer(state, place.raw, { otherwise }) },
      rules,
    );
  };
  const atAddress: LocalListing['answer'] = ({ pathname, search: query, origin }, path) => {
    const preset = resolvePreset(path, known);
    // An unknown or misspelt path is the server's to refuse or redirect.
    if (preset === null || preset.path !== path) return null;
    const typed = parseSearch(query);
    if (foldRangeFields(query, typed) !== null) return null;
    return find(withPreset(typed, preset), { path: pathname, preset }, origin);
  };
  return { answer, find, atAddress, vocabulary, rules };
}

/** Whether a search reads more than the columns of a stock file. */
function needsAll({ query, sort }: SearchState): boolean {
  return query !== '' || sort !== 'relevance';
}
