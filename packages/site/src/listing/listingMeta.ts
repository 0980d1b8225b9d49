import { pageTitle } from '@forecourt/domain';
import type { MetaDescriptor } from 'react-router';
import { type Matches, pageMeta } from '../presenters/pageMeta.ts';
import type { ListingView } from './listingView.ts';
import { type PackedListing, unpackListing } from './servedListing.ts';

type Told = Pick<ListingView, 'asked' | 'title' | 'description' | 'canonical' | 'indexed'>;

/** Title, description and canonical address of a page of stock; every page has its own. */
export function listingMeta({
  loaderData,
  matches,
}: {
  loaderData: PackedListing | Told | undefined;
  matches: Matches;
}): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  const listing = 'packed' in loaderData ? unpackListing(loaderData) : loaderData;
  const { asked, title, description, canonical, indexed } = listing;
  return pageMeta(matches, {
    title: pageTitle(title, asked.page),
    ...(description !== null && { description }),
    canonical,
    index: indexed,
  });
}
