import type { Vehicle } from '@forecourt/domain';
import { createRandom } from '../../packages/data/src/search/testing/random.ts';
import { randomStock } from '../../packages/data/src/search/testing/randomStock.ts';

/** A generated stock, all of it listed: peers know nothing of what a site holds back. */
export function benchStock(size: number): Vehicle[] {
  return randomStock(createRandom(size), size, 0).map((vehicle) => ({
    ...vehicle,
    showOnDealerWebsite: true,
    status: 'in_stock',
    sold: false,
    soldAt: null,
    createdAt: vehicle.createdAt ?? -1,
    // Made to trip engines up; here their speed is asked.
    tag: vehicle.tag === 'toString' ? 'Weekend Offer' : vehicle.tag,
  }));
}
