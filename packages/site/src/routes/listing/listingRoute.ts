import { type ClientLoaderFunctionArgs, type NavigateFunction, useLoaderData } from 'react-router';
import { SEARCH_PATH } from '../../view/paths.ts';
import type { ListingView } from './listingView.ts';
import { answerListing } from './local/answerListing.ts';
import { useInstant } from './local/useInstant.ts';
import type { AnsweredListing, ServedListing } from './servedListing.ts';
import { useListing } from './useListing.ts';

/** `clientLoader` of the listing: answers within the browser once the stock is there. */
export function loadListingHere({ request, params, serverLoader }: ClientLoaderFunctionArgs) {
  return answerListing({
    page: SEARCH_PATH,
    url: new URL(request.url),
    path: params['*'] ?? '',
    signal: request.signal,
    serve: () => serverLoader<ServedListing>(),
  });
}

/** What the listing's page shows, and what its links go by: the value of `NavigateContext` round it. */
export function useListingRoute(): { view: ListingView; navigate: NavigateFunction } {
  const { answer, navigate } = useInstant(useLoaderData<AnsweredListing>());
  return { view: useListing(answer), navigate };
}
