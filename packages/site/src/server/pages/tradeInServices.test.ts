import type { DealerSite, RegoLookup, Valuation } from '@forecourt/data';
import type { Lead, ValuationOutcome } from '@forecourt/domain';
import { beforeEach, expect, test } from 'vitest';
import { createLimiter } from '../http/createLimiter.ts';
import { limits } from '../http/limits.ts';
import { createSeal } from '../http/seal.ts';
import { tradeInServices } from './tradeInServices.ts';

const DAY = 24 * 3_600_000;
const car = { make: 'Kia', model: 'Rio', badge: null, year: 2019, kilometres: 80_000 };

let clock: number;
let valued: number;
let found: number;
let saved: unknown[];
beforeEach(() => {
  clock = 0;
  valued = 0;
  found = 0;
  saved = [];
});

const valuation: Valuation = {
  async value() {
    valued += 1;
    return { id: `id-${valued}`, outcome: { kind: 'by hand', why: 'too few' } };
  },
};
const register: RegoLookup = {
  async find() {
    found += 1;
    return { kind: 'none' };
  },
};
function now() {
  return clock;
}
const seal = createSeal(Buffer.alloc(32, 1));
const outcome: ValuationOutcome = {
  ...{ kind: 'range', low: 8000, high: 9000 },
  basis: { sampleSize: 6, years: null, kilometres: null, asOf: '2026-11-25', method: [] },
};
/** Whose offer is open, by site and id. */
const sent = {
  async find(site: string, id: string) {
    if (`${site} ${id}` !== 'one lead-1') return null;
    const tradeIn = { car, outcome, valuedAt: 0 };
    return { id, enquiry: { subcategory: '2. Valued' }, tradeIn } as unknown as Lead;
  },
};

function services(rego: RegoLookup | null = register) {
  const lookUps = createLimiter(limits.lookUp, now);
  const valuations = createLimiter(limits.valuation, now);
  const saveValuation = (_: DealerSite, one: object) => void saved.push(one);
  const options = { saveValuation, rego, valuation, sent, seal, now, lookUps, valuations };
  return (slug = 'one', visitor = 'v') =>
    tradeInServices(options, { key: slug } as DealerSite, visitor);
}

test('what was told opens by its token, for a week, on its own site', async () => {
  const of = services();
  const plate = { rego: '123ABC', regoState: 'QLD' };
  const answer = await of().value(car, { tyres: 'Good' }, plate);
  expect(saved).toEqual([{ id: 'id-1', ...plate, adjustmentAnswers: { tyres: 'Good' } }]);
  if (answer.kind !== 'valued') throw new Error('not valued');
  const kept = { id: 'id-1', car, answers: { tyres: 'Good' }, at: 0 };
  expect(of().opened(answer.token)).toEqual({ ...kept, outcome: answer.valuation.outcome });
  expect(of('two').opened(answer.token)).toBeNull();
  expect(of().opened(`${answer.token}x`)).toBeNull();
  clock = 7 * DAY;
  expect(of().opened(answer.token)).toBeNull();
});

test('a visitor has five plates a minute looked up, and the same one as often as he likes', async () => {
  const of = services();
  const look = (rego: string, visitor = 'v') =>
    of('one', visitor).lookUpRego?.({ rego, regoState: 'QLD' });
  for (const rego of ['A', 'B', 'C', 'D', 'E', 'E']) {
    expect(await look(rego)).toEqual({ kind: 'none' });
  }
  expect(await look('F')).toEqual({ kind: 'wait', seconds: 60 });
  expect(await look('F', 'w')).toEqual({ kind: 'none' });
  expect(found).toBe(7);
});

test('cars are valued twenty times a minute', async () => {
  const of = services();
  const value = (kilometres: number) => of().value({ ...car, kilometres }, {}, null);
  for (let turn = 0; turn < 20; turn += 1) await value(turn);
  expect(await value(20)).toEqual({ kind: 'wait', seconds: 60 });
  expect(valued).toBe(20);
});

test('without a register there is no look-up', () => {
  expect(services(null)().lookUpRego).toBeNull();
});

test('a browser that sent a lead can accept its offer for a week, and no other can (R4-23)', async () => {
  const of = services();
  const kept = of().keptLead('lead-1');
  expect(await of().openOffer(kept)).toMatchObject({ id: 'lead-1' });
  expect(of().accepts(of().acceptance('lead-1'), 'lead-1')).toBe(true);

  // Another dealer's, one that is gone, one that was made up, and one seal for another.
  expect(await of('two').openOffer(kept)).toBeNull();
  expect(await of().openOffer(of().keptLead('lead-2'))).toBeNull();
  for (const forged of ['lead-1', `${kept}x`, of().acceptance('lead-1'), '', null]) {
    expect(await of().openOffer(forged)).toBeNull();
  }
  expect(of().accepts(of().acceptance('lead-2'), 'lead-1')).toBe(false);
  expect(of().accepts(of('two').acceptance('lead-1'), 'lead-1')).toBe(false);
  expect(of().accepts(kept, 'lead-1')).toBe(false);
  expect(of().accepts('lead-1', 'lead-1')).toBe(false);
  clock = 7 * DAY;
  expect(await of().openOffer(kept)).toBeNull();
});
