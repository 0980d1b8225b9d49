import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ListingView } from '../../listing/listingView.ts';
import {
  type AnsweredListing,
  answerOf,
  type PackedListing,
  unpackListing,
} from '../../listing/servedListing.ts';
import { SEARCH_PATH } from '../../presenters/paths.ts';
import { browserAnswers } from './local/browserAnswers.ts';
import type { ListingActions } from './local/ListingContext.ts';
import { useListingSearch } from './local/useListingSearch.ts';
import { useListing } from './useListing.ts';

/** `clientLoader` of the listing: answers within the browser once the stock is there. */
export function loadListingHere({ request, params, serverLoader }: ClientLoaderFunctionArgs) {
  return browserAnswers.answer({
    page: SEARCH_PATH,
    url: new URL(request.url),
    path: params['*'] ?? '',
    signal: request.signal,
    serve: async () => unpackListing(await serverLoader<PackedListing>()),
  });
}

/** What the listing's page shows, and what its parts do: the value of `ListingContext` round it. */
export function useListingRoute(): { view: ListingView; actions: ListingActions } {
  const data = useLoaderData<PackedListing | AnsweredListing>();
  const { answer, actions } = useListingSearch(answerOf(data));
  return { view: useListing(answer), actions };
}
