import '@forecourt/ui/styles/fields.css';
import '@forecourt/ui/styles/search.css';
import '@forecourt/ui/styles/cards.css';
import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { NavigateContext } from '../../template/RouterLink.tsx';
import { SEARCH_PATH } from '../../view/paths.ts';
import { ListingPage } from './ListingPage.tsx';
import { loadListing } from './listing.server.ts';
import { listingMeta } from './listingMeta.ts';
import { answerListing } from './local/answerListing.ts';
import { useInstant } from './local/useInstant.ts';
import type { AnsweredListing, ServedListing } from './servedListing.ts';
import { useListing } from './useListing.ts';

export { loadListing as loader };

/** Answers within the browser once the stock is there. */
export function clientLoader({ request, params, serverLoader }: ClientLoaderFunctionArgs) {
  return answerListing({
    page: SEARCH_PATH,
    url: new URL(request.url),
    path: params['*'] ?? '',
    signal: request.signal,
    serve: () => serverLoader<ServedListing>(),
  });
}

export function meta({ loaderData, matches }: MetaArgs<typeof loadListing>) {
  return listingMeta(matches, loaderData);
}

export default function ListingRoute() {
  const { answer, navigate } = useInstant(useLoaderData<AnsweredListing>());
  const view = useListing(answer);
  return (
    <NavigateContext value={navigate}>
      <ListingPage view={view} />
    </NavigateContext>
  );
}
