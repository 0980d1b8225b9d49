import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { sevenSeaterPlace } from '../../listing/listingPlace.ts';
import { listingRules } from '../../listing/listingRules.ts';
import type { PackedListing } from '../../listing/servedListing.ts';
import { serveListing } from '../listing/listing.server.ts';
import { notFound } from '../notFound/notFound.server.ts';

/** The vehicles with seven seats, where the site has a page of them (R2-55). */
export async function loadSevenSeater({
  url,
  context,
}: LoaderFunctionArgs): Promise<PackedListing> {
  const services = servicesOf(context);
  const { sevenSeater } = listingRules(services.config, services.now());
  if (sevenSeater === null) throw notFound();
  return serveListing(services, url.search, sevenSeaterPlace(sevenSeater), {
    path: '',
    values: {},
  });
}
