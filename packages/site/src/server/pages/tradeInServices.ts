import type { DealerSite, Store } from '@forecourt/data';
import { isOpenOffer } from '@forecourt/domain';
import type { KeptValuation, TradeInServices } from '../../contracts/tradeInServices.ts';
import type { Limiter } from '../http/createLimiter.ts';
import type { Seal } from '../http/seal.ts';
import type { Ports } from '../platform/openPorts.ts';

export interface TradeInOptions extends Pick<Ports, 'rego' | 'valuation' | 'saveValuation'> {
  sent: Pick<Store['leads'], 'find'>;
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
  { rego, valuation, saveValuation, sent, seal, now, lookUps, valuations }: TradeInOptions,
  site: DealerSite,
  visitor: string,
): TradeInServices {
  const who = `${site.key} ${visitor}`;
  const purpose = `valuation ${site.key}`;
  const kept = { lead: `lead ${site.key}`, acceptance: `acceptance ${site.key}` };
  const wait = (pause: number) => ({ kind: 'wait' as const, seconds: Math.ceil(pause / 1000) });
  return {
    lookUpRego:
      rego &&
      (async (asked) => {
        const pause = lookUps.pause(who, `${asked.regoState} ${asked.rego}`);
        return pause > 0 ? wait(pause) : rego.find(site, asked);
      }),
    async value(car, answers, plate) {
      const pause = valuations.pause(who, JSON.stringify([car, answers]));
      if (pause > 0) return wait(pause);
      const { id, outcome } = await valuation.value(site, car, answers);
      const { rego: plateText = '', regoState = '' } = plate ?? {};
      saveValuation(site, { id, rego: plateText, regoState, adjustmentAnswers: answers });
      const told: KeptValuation = { id, car, answers, outcome, at: now() };
      return { kind: 'valued', token: seal.close(purpose, told), valuation: told };
    },
    opened(token) {
      // What this server has sealed is what it says.
      const told = seal.open(purpose, token) as KeptValuation | null;
      return told !== null && now() - told.at < KEPT_MS ? told : null;
    },
    keptLead: (leadId) => seal.close(kept.lead, { leadId }),
    async openOffer(token) {
      const told =
        token === null ? null : (seal.open(kept.lead, token) as { leadId: string } | null);
      const lead = told === null ? null : await sent.find(site.key, told.leadId);
      if (lead === null || !isOpenOffer(lead)) return null;
      return now() - (lead.tradeIn?.valuedAt ?? 0) < KEPT_MS ? lead : null;
    },
    acceptance: (leadId) => seal.close(kept.acceptance, { leadId }),
    accepts(token, leadId) {
      const told = seal.open(kept.acceptance, token) as { leadId: string } | null;
      return told?.leadId === leadId;
    },
  };
}
