import '@forecourt/ui/styles/fields.css';
import '@forecourt/ui/styles/search.css';
import '@forecourt/ui/styles/cards.css';
import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { NavigateContext } from '../../template/RouterLink.tsx';
import { pageMeta } from '../../view/pageMeta.ts';
import { ListingPage } from './ListingPage.tsx';
import { loadListing } from './listing.server.ts';
import { localListing } from './local/localStock.ts';
import { useInstant } from './local/useInstant.ts';
import { unlessDown } from './local/whileDown.ts';
import type { AnsweredListing, ServedListing } from './servedListing.ts';
import { useListing } from './useListing.ts';

export { loadListing as loader };

/** Answers within the browser once the stock is there. */
export async function clientLoader({ request, params, serverLoader }: ClientLoaderFunctionArgs) {
  const url = new URL(request.url);
  const path = params['*'] ?? '';
  const own = await localListing(url, path);
  return own ?? unlessDown(await serverLoader<ServedListing>(), url, path);
}

export function meta({ loaderData, matches }: MetaArgs<typeof loadListing>) {
  if (loaderData === undefined) return [];
  const { title, canonical, indexed } = loaderData;
  return pageMeta(matches, { title, canonical, index: indexed });
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
