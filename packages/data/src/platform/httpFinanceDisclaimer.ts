import { lenderKey, type Vehicle } from '@forecourt/domain';
import { z } from 'zod';
import type { DealerSite } from '../config/loadSites.ts';
import { embeddedFinanceDisclaimer } from './embeddedFinanceDisclaimer.ts';
import type { FinanceDisclaimer } from './financeDisclaimer.ts';
import { keptAnswers } from './keptAnswers.ts';
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
  const kept = keptAnswers<{ disclaimer: string | null }>({ max: MOST_KEPT, ttl: KEPT_MS }, now);
  const asked = new Map<string, Promise<string | null>>();

  async function ask(key: string, site: DealerSite, { id }: Vehicle, provider: string) {
    const question = { path: path({ carId: id }), schema: answerSchema };
    const reply = await service.ask(site, question);
    if (reply.kind === 'down') return null;
    const lenders = reply.kind === 'answer' ? Object.entries(reply.data[keys.lenders]) : [];
    const own = lenders.find(([name]) => lenderKey(name) === lenderKey(provider));
    const disclaimer = own?.[1][keys.disclaimer] || null;
    kept.set(key, { disclaimer });
    return disclaimer;
  }

  /** Who asks while the same is asked already waits for that answer. */
  function askOnce(key: string, ...question: [DealerSite, Vehicle, string]) {
    const asking = asked.get(key) ?? ask(key, ...question).finally(() => asked.delete(key));
    asked.set(key, asking);
    return asking;
  }

  return {
    async of(site, vehicle) {
      const { financeProvider } = site.config;
      if (financeProvider === null) return null;
      const key = `${site.key} ${vehicle.id}`;
      const known = kept.get(key);
      const told = known ? known.disclaimer : await askOnce(key, site, vehicle, financeProvider);
      return told ?? stock.of(site, vehicle);
    },
  };
}
