import type { Vehicle } from '@forecourt/domain';
import { z } from 'zod';
import type { SiteKey } from '../../../store/store.ts';
import { TypesenseFault } from '../client/typesenseFault.ts';
import { siteCode } from '../document/toDocument.ts';
import type { FoundAnswer } from './answerSchema.ts';
import { vehicleSchema } from './vehicleSchema.ts';

const owned = z.object({ site: z.string() });
const kept = z.object({ vehicle: z.string() });

/**
 * The vehicles of a site among the hits. Another site's is dropped, whatever let it through: the
 * filter should, and this is what stands behind the filter (R12-04).
 *
 * @throws TypesenseFault for a hit that `toDocument` did not make
 */
export function ownHits(
  site: SiteKey,
  hits: FoundAnswer['hits'],
): { hits: readonly Vehicle[]; foreign: number } {
  const code = siteCode(site);
  const own = hits.filter(({ document }) => owned.safeParse(document).data?.site === code);
  return {
    hits: own.map(({ document }) => vehicleIn(document)),
    foreign: hits.length - own.length,
  };
}

function vehicleIn(document: unknown): Vehicle {
  try {
    return vehicleSchema.parse(JSON.parse(kept.parse(document).vehicle));
  } catch {
    throw new TypesenseFault('garbled');
  }
}
