import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { getServerState } from 'react-instantsearch';
import type { PageData } from '../listingData.ts';
import { Listing } from './Listing.tsx';
import { stubbedClient } from './stubbedClient.ts';

const [page] = JSON.parse(readFileSync(process.env.PEER_DATA ?? '', 'utf8')) as [PageData];

/** A page as InstantSearch's guide renders it on a server: once for the state, once for the HTML. */
export async function render(): Promise<string> {
  // A client keeps answers, so that a page that nobody asked for before has a new one.
  const client = stubbedClient(page.listing);
  const serverState = await getServerState(<Listing page={page} client={client} />, {
    renderToString,
  });
  const html = renderToString(<Listing page={page} client={client} serverState={serverState} />);
  const state = JSON.stringify({ serverState, page }).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en-AU"><head><title>${page.listing.title}</title></head><body><div id="root">${html}</div><script>window.state=${state}</script></body></html>`;
}
