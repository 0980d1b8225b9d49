import { type MetaArgs, useLoaderData } from 'react-router';
import { pageMeta } from '../../view/pageMeta.ts';
import { ListingPage } from './ListingPage.tsx';
import { type ListingView, loadListing } from './listing.server.ts';

export { loadListing as loader };

export function meta({ loaderData, matches }: MetaArgs<typeof loadListing>) {
  if (loaderData === undefined) return [];
  const { title, canonical, indexed } = loaderData;
  return pageMeta(matches, { title, canonical, index: indexed });
}

export default function ListingRoute() {
  return <ListingPage view={useLoaderData<ListingView>()} />;
}
