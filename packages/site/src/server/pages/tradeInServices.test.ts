import type { DealerSite, RegoLookup, Valuation } from '@forecourt/data';
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
beforeEach(() => {
  clock = 0;
  valued = 0;
  found = 0;
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

function services(rego: RegoLookup | null = register) {
  const lookUps = createLimiter(limits.lookUp, now);
  const valuations = createLimiter(limits.valuation, now);
  const options = { rego, valuation, seal, now, lookUps, valuations };
  return (slug = 'one', visitor = 'v') =>
    tradeInServices(options, { key: slug } as DealerSite, visitor);
}

test('what was told opens by its token, for a week, on its own site', async () => {
  const of = services();
  const answer = await of().value(car, { tyres: 'Good' });
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
  const value = (kilometres: number) => of().value({ ...car, kilometres }, {});
  for (let turn = 0; turn < 20; turn += 1) await value(turn);
  expect(await value(20)).toEqual({ kind: 'wait', seconds: 60 });
  expect(valued).toBe(20);
});

test('without a register there is no look-up', () => {
  expect(services(null)().lookUpRego).toBeNull();
});
