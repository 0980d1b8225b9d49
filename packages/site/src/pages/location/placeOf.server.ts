import type { DealerPlace } from '@forecourt/data';
import { findLocation } from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { notFound } from '../notFound/notFound.server.ts';

/** The place of an address's segment. One that is hidden or unknown has no page (R3-14). */
export function placeOf({ config }: Pick<SiteServices, 'config'>, segment = ''): DealerPlace {
  const found = findLocation(config.locations, segment);
  if (found === null) throw notFound();
  return found;
}
