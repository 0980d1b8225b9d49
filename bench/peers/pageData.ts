import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { ask } from '../../e2e/bytes/siteClient.ts';
import type { ListingData, PageData, SiteData } from './listingData.ts';

/**
 * What the loaders of a site's listing send to the browser.
 *
 * @param search query string with its question mark, or empty
 */
export async function pageData(port: number, site: string, search = ''): Promise<PageData> {
  const { body, status } = await ask(port, site, `/search.data${search}`);
  if (status !== 200) throw new Error(`The data of the listing are answered ${status}.`);
  const stream = new Blob([new Uint8Array(body)]).stream();
  const { value } = await decode(stream, globalThis);
  const { root, listing } = value as {
    root: { data: SiteData };
    listing: { data: { packed: string } };
  };
  // What header and footer print is in them as they are sent, and told by itself.
  const chrome = JSON.parse((await ask(port, site, '/api/chrome')).body.toString()) as object;
  return {
    site: { ...root.data, ...chrome },
    listing: JSON.parse(listing.data.packed) as ListingData,
  };
}
