import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { getServerState, type InstantSearchServerState } from 'react-instantsearch';
import { Listing } from '../instantsearch/Listing.tsx';
import { stubbedClient } from '../instantsearch/stubbedClient.ts';
import type { PageData } from '../listingData.ts';

interface PageProps {
  page: PageData;
  serverState: InstantSearchServerState;
}

let kept: PageData | undefined;

/** The state that the page begins with, as InstantSearch's guide for Next.js has it. */
export async function getServerSideProps(): Promise<{ props: PageProps }> {
  kept ??= (JSON.parse(readFileSync(process.env.PEER_DATA ?? '', 'utf8')) as [PageData])[0];
  const page = kept;
  const listing = <Listing page={page} client={stubbedClient(page.listing)} />;
  return { props: { page, serverState: await getServerState(listing, { renderToString }) } };
}

export default function ListingPage({ page, serverState }: PageProps): ReactNode {
  return <Listing page={page} client={stubbedClient(page.listing)} serverState={serverState} />;
}
