import { type ClientLoaderFunctionArgs, type NavigateFunction, useLoaderData } from 'react-router';
import type { ListingView } from '../../listing/listingView.ts';
import {
  type AnsweredListing,
  answerOf,
  type PackedListing,
  unpackListing,
} from '../../listing/servedListing.ts';
import { SEARCH_PATH } from '../../presenters/paths.ts';
import { answerListing } from './local/answerListing.ts';
import { useInstant } from './local/useInstant.ts';
import { useListing } from './useListing.ts';

/** `clientLoader` of the listing: answers within the browser once the stock is there. */
export function loadListingHere({ request, params, serverLoader }: ClientLoaderFunctionArgs) {
  return answerListing({
    page: SEARCH_PATH,
    url: new URL(request.url),
    path: params['*'] ?? '',
    signal: request.signal,
    serve: async () => unpackListing(await serverLoader<PackedListing>()),
  });
}

/** What the listing's page shows, and what its links go by: the value of `NavigateContext` round it. */
export function useListingRoute(): { view: ListingView; navigate: NavigateFunction } {
  const data = useLoaderData<PackedListing | AnsweredListing>();
  const { answer, navigate } = useInstant(answerOf(data));
  return { view: useListing(answer), navigate };
}
