import type { RegoAnswer } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import { answers, person, posted, siteOf, typed, viewAt } from '../../testing/tradeInSite.ts';
import type { PlateFault } from './lookUpPlate.server.ts';

describe('a number plate', () => {
  const car = { make: 'Toyota', model: 'Corolla', badge: null, year: 2019, body: null };
  const found: RegoAnswer = { kind: 'found', car: { ...car, transmission: null, colour: null } };
  const plate = { rego: '123 abc', rego_state: 'QLD' };

  test('leads to its car, and goes on to the lead without an address that holds it', async () => {
    const site = siteOf({ plate: found });
    const answer = (await posted('/trade-in?step=lookup', plate, site)) as Response;
    const to = answer.headers.get('location') ?? '';
    expect(to).toBe('/trade-in?make=Toyota&model=Corolla&year=2019&found=plate');
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    await viewAt({ ...typed, ...answers, step: 'value' }, site);
    await posted('/trade-in?step=ask&valuation=0', person, site, { cookie });
    await viewAt({ ...typed, model: 'Camry', ...answers, step: 'value' }, site);
    await posted('/trade-in?step=ask&valuation=1', person, site, { cookie });
    expect(site.taken.map(({ tradeIn, enquiry }) => [tradeIn?.regoState, enquiry.rego])).toEqual([
      ['QLD', '123ABC'],
      // Another car than the plate's.
      [null, null],
    ]);
  });

  test.each([
    [{ kind: 'none' }, plate, /found no car/],
    [{ kind: 'down' }, plate, /cannot be looked up/],
  ] as const)('%j says so and stays', async (answer, sent, message) => {
    const fault = await posted('/trade-in?step=lookup', sent, siteOf({ plate: answer }));
    const { plate: told } = (fault as { data: PlateFault }).data;
    expect(told).toMatchObject({ rego: '123 abc', regoState: 'QLD' });
    expect(told.formError).toMatch(message);
  });

  test('that is none, or that nobody looks up, is not looked up', async () => {
    const fault = await posted('/trade-in?step=lookup', { rego: '<b>' }, siteOf({ plate: found }));
    expect((fault as { data: PlateFault }).data.plate.faults).toHaveLength(2);
    expect(await posted('/trade-in?step=lookup', plate, siteOf())).toMatchObject({
      init: { status: 400 },
    });
  });
});
