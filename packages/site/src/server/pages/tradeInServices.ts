import type { DealerSite } from '@forecourt/data';
import type { KeptValuation, TradeInServices } from '../../contracts/tradeInServices.ts';
import type { Limiter } from '../http/createLimiter.ts';
import type { Seal } from '../http/seal.ts';
import type { Ports } from '../platform/openPorts.ts';

export interface TradeInOptions extends Pick<Ports, 'rego' | 'valuation'> {
  seal: Seal;
  now(): number;
  /** How often a visitor may have a plate looked up. */
  lookUps: Limiter;
  /** How often a visitor may have a car valued. */
  valuations: Limiter;
}

/** An estimate rests on prices of a day: after a week it is made anew. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** Binds the ports of trade-ins to one site and one visitor. */
export function tradeInServices(
  { rego, valuation, seal, now, lookUps, valuations }: TradeInOptions,
  site: DealerSite,
  visitor: string,
): TradeInServices {
  const who = `${site.key} ${visitor}`;
  const purpose = `valuation ${site.key}`;
  const wait = (pause: number) => ({ kind: 'wait' as const, seconds: Math.ceil(pause / 1000) });
  return {
    lookUpRego:
      rego &&
      (async (asked) => {
        const pause = lookUps.pause(who, `${asked.regoState} ${asked.rego}`);
        return pause > 0 ? wait(pause) : rego.find(site, asked);
      }),
    async value(car, answers) {
      const pause = valuations.pause(who, JSON.stringify([car, answers]));
      if (pause > 0) return wait(pause);
      const { id, outcome } = await valuation.value(site, car, answers);
      const kept: KeptValuation = { id, car, answers, outcome, at: now() };
      return { kind: 'valued', token: seal.close(purpose, kept), valuation: kept };
    },
    opened(token) {
      // What this server has sealed is what it says.
      const kept = seal.open(purpose, token) as KeptValuation | null;
      return kept !== null && now() - kept.at < KEPT_MS ? kept : null;
    },
  };
}
