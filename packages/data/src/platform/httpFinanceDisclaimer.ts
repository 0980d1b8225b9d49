import { lenderKey } from '@forecourt/domain';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { embeddedFinanceDisclaimer } from './embeddedFinanceDisclaimer.ts';
import type { FinanceDisclaimer } from './financeDisclaimer.ts';
import { platformPaths } from './platformPaths.ts';
import { type PlatformServiceOptions, platformService } from './platformService.ts';

const { path, keys } = platformPaths.financeDisclaimer;

const lender = z.object({
  [keys.disclaimer]: z.string().trim().max(10_000).nullish(),
  // Not read; one that is no number is a mistake of the whole answer.
  [keys.interestRate]: z.number().nullish(),
});
const answerSchema = z.object({ [keys.lenders]: z.record(z.string(), lender) });

const KEPT_MS = 600_000;
const MOST_KEPT = 5_000;

/**
 * Lenders' disclaimers by the id of a vehicle. Where none comes, what the stock says holds: an estimate
 * never stands without one that is known.
 */
export function httpFinanceDisclaimer(options: PlatformServiceOptions): FinanceDisclaimer {
  const { now = () => performance.now() } = options;
  const service = platformService('finance disclaimer', options);
  const stock = embeddedFinanceDisclaimer();
  const kept = new LRUCache<string, { disclaimer: string | null }>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    async of(site, vehicle) {
      const { financeProvider } = site.config;
      if (financeProvider === null) return null;
      const key = `${site.key} ${vehicle.id}`;
      const known = kept.get(key);
      if (known !== undefined) return known.disclaimer ?? stock.of(site, vehicle);
      const question = { path: path({ carId: vehicle.id }), schema: answerSchema };
      const reply = await service.ask(site, question);
      if (reply.kind === 'down') return stock.of(site, vehicle);
      const lenders = reply.kind === 'answer' ? Object.entries(reply.data[keys.lenders]) : [];
      const own = lenders.find(([name]) => lenderKey(name) === lenderKey(financeProvider));
      const disclaimer = own?.[1][keys.disclaimer] || null;
      kept.set(key, { disclaimer });
      return disclaimer ?? stock.of(site, vehicle);
    },
  };
}
