import { describe, expect, test } from 'vitest';
import {
  answers,
  argsOf,
  person,
  posted,
  range,
  siteOf,
  typed,
  viewAt,
} from '../../testing/tradeInSite.ts';
import { loadSellMyCar } from '../sellMyCar/sellMyCar.server.ts';
import { loadVehicleTradeIn } from '../vehicleTradeIn/vehicleTradeIn.server.ts';
import { loadTradeIn } from './tradeIn.server.ts';

describe('the stage is that of the address, or the last one before it that is whole', () => {
  test.each([
    [{}, 'car'],
    [{ ...typed }, 'car'],
    [{ ...typed, year: '19', step: 'condition' }, 'car'],
    [{ ...typed, step: 'condition' }, 'condition'],
    [{ ...typed, tyres: 'golden', step: 'value' }, 'condition'],
    [{ ...typed, ...answers, step: 'value' }, 'value'],
    // Nobody accepts what they have not been told.
    [{ ...typed, ...answers, step: 'accept' }, 'value'],
    [{ step: 'accept', valuation: '99' }, 'car'],
    [{ step: '__proto__' }, 'car'],
  ])('%j is %s', async (query, at) => {
    expect((await viewAt(query as Record<string, string>)).stage.at).toBe(at);
  });

  test('what was typed stays, with what is wrong with it', async () => {
    const { stage } = await viewAt({ ...typed, kilometres: 'many', step: 'condition' });
    expect(stage).toMatchObject({ values: { make: 'Toyota', kilometres: 'many' } });
    expect(stage).toMatchObject({ faults: [{ field: 'kilometres' }] });
    const next = await viewAt({ ...typed, step: 'condition' });
    expect(next.stage).toMatchObject({ hidden: { kilometres: '65000', step: 'value' } });
    expect(next.car).toMatchObject({ title: '2019 Toyota Corolla', facts: '65,000 km' });
  });

  test('a car may be of any make (R9-12)', async () => {
    const query = { ...typed, make: '<b>Trabant</b>', year: '1964', kilometres: '900,000' };
    const { stage } = await viewAt({ ...query, ...answers, step: 'value' });
    expect(stage).toMatchObject({ at: 'value', outcome: range });
  });

  test('too many estimates keep the answers and say how long to wait', async () => {
    const site = siteOf({ wait: { kind: 'wait', seconds: 90 } });
    const { stage } = await viewAt({ ...typed, ...answers, step: 'value' }, site);
    expect(stage).toMatchObject({ at: 'condition', answers });
    expect(stage).toHaveProperty('formError', expect.stringContaining('2 minutes'));
  });
});

test('the first stage is everybody’s, later ones are kept by nobody', async () => {
  const first = await loadTradeIn(argsOf('/trade-in', siteOf().services));
  const next = await loadTradeIn(
    argsOf(`/trade-in?${new URLSearchParams({ ...typed, step: 'condition' })}`, siteOf().services),
  );
  expect(first.init).toBeNull();
  expect(next.init?.headers).toEqual({ 'cache-control': 'no-store' });
});

async function thrownBy(work: () => Promise<unknown>): Promise<unknown> {
  return work().then(
    () => null,
    (thrown: unknown) => thrown,
  );
}

describe('the pages', () => {
  test('/cars/trade-in is about its vehicle (R2-03, R2-04)', async () => {
    const { about, action } = await viewAt(
      { car_id: '7' },
      siteOf(),
      loadVehicleTradeIn,
      '/cars/trade-in',
    );
    expect(about).toMatchObject({ price: 40_000, card: { vehicle: { id: '7' } } });
    expect(action).toBe('/cars/trade-in?car_id=7');
    const site = siteOf();
    await viewAt({ ...typed, ...answers, step: 'value' }, site);
    await posted('/cars/trade-in?car_id=7&step=accept&valuation=0', person, site);
    expect(site.taken).toMatchObject([{ context: { carId: '7' } }]);
  });

  test.each([
    [{ car_id: 'gone' }, {}],
    [{ car_id: '7' }, { tradeInCarTypes: ['new'] }],
  ])('%j is about none where %j (R4-33)', async (query, config) => {
    const view = await viewAt(query, siteOf({ config }), loadVehicleTradeIn, '/cars/trade-in');
    expect(view).toMatchObject({ about: null, gone: true });
  });

  test('without a vehicle any is meant', async () => {
    const { services } = siteOf();
    const thrown = await thrownBy(async () =>
      loadVehicleTradeIn(argsOf('/cars/trade-in?make=Kia', services)),
    );
    expect((thrown as Response).headers.get('location')).toBe('/trade-in?make=Kia');
  });

  test('a dealer who takes none has no page of trade-ins, and may buy cars all the same (R2-07)', async () => {
    const site = siteOf({ config: { tradeInCarTypes: [] } });
    const thrown = await thrownBy(() => viewAt({}, site));
    expect(thrown).toMatchObject({ init: { status: 404 } });
    expect((await viewAt({}, site, loadSellMyCar, '/sell-my-car')).kind).toBe('sell');
    const none = siteOf({ config: { sellMyCar: false } });
    expect(await thrownBy(() => viewAt({}, none, loadSellMyCar, '/sell-my-car'))).not.toBeNull();
  });

  test('answer what the platform and the dealer are asked (R9-12)', async () => {
    const { faq } = await viewAt({});
    expect(JSON.stringify(faq)).toMatch(/over 7 years old or with 100,000 km.*payout letter/);
  });
});
