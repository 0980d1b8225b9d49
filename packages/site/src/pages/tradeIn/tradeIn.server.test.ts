import { parseSiteConfig } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import {
  conditionQuestions,
  emptyContent,
  type Lead,
  type LeadPhoto,
  type NewLead,
  type RegoAnswer,
  type ValuationOutcome,
} from '@forecourt/domain';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { describe, expect, test } from 'vitest';
import { provideServices, type SiteServices } from '../../contracts/siteServices.ts';
import type { KeptValuation, WaitFirst } from '../../contracts/tradeInServices.ts';
import { sitePaths } from '../../server/pages/sitePaths.ts';
import { pageRows } from '../pageTable.ts';
import { loadSellMyCar } from '../sellMyCar/sellMyCar.server.ts';
import {
  loadVehicleTradeIn,
  submitVehicleTradeIn,
} from '../vehicleTradeIn/vehicleTradeIn.server.ts';
import type { PlateFault } from './lookUpPlate.server.ts';
import { loadTradeIn, submitTradeIn } from './tradeIn.server.ts';
import type { TradeInView } from './tradeInView.server.ts';

const NOW = Date.UTC(2026, 10, 21);
const rav4 = aVehicle({ id: '7', slug: 'rav4', make: 'Toyota', model: 'RAV4', price: 40_000 });
const range: ValuationOutcome = {
  ...{ kind: 'range', low: 18_000, high: 21_000 },
  basis: { sampleSize: 9, years: null, kilometres: null, asOf: '2026-11-21', method: [] },
};

interface Given {
  config?: object;
  outcome?: ValuationOutcome;
  wait?: WaitFirst;
  plate?: RegoAnswer;
  /** The lead whose offer this browser may accept. */
  earlier?: Lead;
}

/** A site that values every car the same; the token of an estimate is its place in a list. */
function siteOf({ config: more = {}, outcome = range, wait, plate, earlier }: Given = {}) {
  const told: KeptValuation[] = [];
  const taken: NewLead[] = [];
  const keys = new Set<string>();
  const locations = [{ id: '1', slug: 'yard', name: 'Yard', dealershipSlug: 'one' }];
  const dealer = { slug: 'one', template: 'wire', name: 'One', locations, ...more };
  const config = parseSiteConfig('site.json', dealer, {});
  const routeIds = new Set<string>(pageRows.map(([name]) => name));
  const { hasPage } = sitePaths(
    { hasPage: () => false, routeIds },
    { config, content: emptyContent, now: NOW },
  );
  const byId = (id: string) => (id === '7' ? rav4 : null);
  const services = {
    ...{ config, hasPage, origin: 'https://one.example', now: () => NOW, document: null },
    ...{ content: emptyContent, newFormKey: () => 'k'.repeat(22), leadPause: () => 0 },
    sendersOf: () => 0,
    openPhoto: async (token: string) => (token.startsWith('photo') ? photoOf(token) : null),
    stock: {
      ...{ byId, bySlug: () => null, heldById: byId },
      known: { makes: ['Toyota'], modelsOf: () => ['Corolla'] },
    },
    tradeIn: {
      lookUpRego: plate === undefined ? null : async () => plate,
      async value(car: KeptValuation['car'], answers: KeptValuation['answers']) {
        if (wait !== undefined) return wait;
        const valuation = { id: `id-${told.length}`, car, answers, outcome, at: NOW };
        told.push(valuation);
        return { kind: 'valued', token: String(told.length - 1), valuation };
      },
      opened: (token: string) => told[Number(token === '' ? -1 : token)] ?? null,
      keptLead: (id: string) => `kept.${id}`,
      openOffer: async (kept: string | null) => (kept === 'kept.lead-1' ? (earlier ?? null) : null),
      acceptance: (id: string) => `acceptance of ${id}`,
      accepts: (token: string, id: string) => token === `acceptance of ${id}`,
    },
    async submitLead(key: string, lead: NewLead) {
      keys.add(key);
      taken.push(lead);
      return { leadId: 'lead-1', created: true };
    },
  } as unknown as SiteServices;
  return { services, taken, told, keys };
}

function photoOf(digest: string): LeadPhoto {
  return { id: `id of ${digest}`, type: 'image/jpeg', bytes: 3, digest };
}

const typed = { make: 'Toyota', model: 'Corolla', year: '2019', kilometres: '65k' };
const answers = Object.fromEntries(
  conditionQuestions.map(({ name, choices }) => [name, choices[0]?.value ?? '']),
);
const person = {
  ...{ name: 'Kim', last_name: 'Lee', email: 'kim@example.com', phone: '0412 345 678' },
  ...{ postcode: '4000', contact_method: 'SMS', under_finance: 'Yes' },
};

function argsOf(path: string, services: SiteServices, init: RequestInit = {}) {
  const request = new Request(`https://one.example${path}`, init);
  return {
    ...{ request, url: new URL(request.url), context: provideServices(services), params: {} },
  } as unknown as LoaderFunctionArgs & ActionFunctionArgs;
}

async function viewAt(
  query: Readonly<Record<string, string>>,
  { services } = siteOf(),
  load: typeof loadTradeIn = loadTradeIn,
  path = '/trade-in',
  headers: Record<string, string> = {},
): Promise<TradeInView> {
  const args = argsOf(`${path}?${new URLSearchParams(query)}`, services, { headers });
  const { data } = await load(args);
  return data;
}

function posted(
  path: string,
  body: Readonly<Record<string, string>>,
  { services } = siteOf(),
  headers: Record<string, string> = {},
) {
  const sent = { method: 'POST', body: new URLSearchParams(body), headers };
  const submit = path.startsWith('/cars') ? submitVehicleTradeIn : submitTradeIn;
  return submit(argsOf(path, services, sent));
}

async function thrownBy(work: () => Promise<unknown>): Promise<unknown> {
  return work().then(
    () => null,
    (thrown: unknown) => thrown,
  );
}

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

describe('a shopper’s details are asked after the figure, and become a lead', () => {
  async function toldSite(given: Given = {}) {
    const site = siteOf(given);
    await viewAt({ ...typed, ...answers, step: 'value' }, site);
    return site;
  }

  test('the last stage tells the figure and asks exactly these fields', async () => {
    const site = await toldSite();
    const { stage } = await viewAt({ step: 'accept', valuation: '0', payout: '4,000' }, site);
    if (stage.at !== 'details') throw new Error(stage.at);
    expect(stage).toMatchObject({ outcome: range, payout: 4000, accepts: true });
    expect(stage.form.action).toBe('/trade-in?step=accept&valuation=0&payout=4000');
    expect(stage.form.fields.map(({ name }) => name)).toEqual([
      ...['name', 'last_name', 'postcode', 'phone', 'email'],
      ...['contact_method', 'under_finance', 'valuation_id'],
    ]);
    expect(stage.form.values).toEqual({ valuation_id: 'id-0' });
  });

  test.each([
    ['accept', range, '3. Offer Accepted'],
    ['ask', range, '2. Valued'],
    ['accept', { kind: 'by hand', why: 'too few' }, '1. Started'],
  ] as const)('%s of %j is "%s" (R4-23)', async (step, outcome, subcategory) => {
    const site = await toldSite({ outcome });
    const sent = { ...person, valuation_id: 'forged' };
    const answer = await posted(`/trade-in?step=${step}&valuation=0&payout=4000`, sent, site);
    expect(answer).toHaveProperty('status', 303);
    expect(site.taken).toMatchObject([
      {
        enquiry: {
          ...{ category: 'Trade-in Enquiry', subcategory, valuationId: 'id-0' },
          ...{ contactMethod: 'SMS', underFinance: true },
        },
        context: { url: 'https://one.example/trade-in' },
        tradeIn: { car: { kilometres: 65_000 }, answers, outcome, payout: 4000, rego: null },
      },
    ]);
  });

  test('photos go with it, each once (R5-42)', async () => {
    const site = await toldSite();
    const path = '/trade-in?step=ask&valuation=0';
    const body = new URLSearchParams(person);
    for (const token of ['photo1', 'photo2', 'photo1']) body.append('photo', token);
    await submitTradeIn(argsOf(path, site.services, { method: 'POST', body }));
    expect(site.taken).toMatchObject([{ photos: [photoOf('photo1'), photoOf('photo2')] }]);
  });

  test.each([
    [{ photo: 'photo1', photo_problem: 'type' }, /no photo that we can read/, 1],
    [{ photo: 'somebody else’s' }, /this hour is over/, 0],
  ])('with %j nothing is stored, and the form stays as it is', async (sent, message, kept) => {
    const site = await toldSite();
    const answer = await posted('/trade-in?step=ask&valuation=0', { ...person, ...sent }, site);
    expect(answer).toMatchObject({
      data: {
        ...{ values: { name: 'Kim' }, failure: { inline: expect.stringMatching(message) } },
        photos: { length: kept },
      },
      init: { status: 400 },
    });
    expect(site.taken).toEqual([]);
  });

  test('with mistakes nothing is stored', async () => {
    const site = await toldSite();
    const answer = await posted(
      '/trade-in?step=accept&valuation=0',
      { ...person, phone: '' },
      site,
    );
    expect(answer).toMatchObject({ init: { status: 400 } });
    expect(site.taken).toEqual([]);
  });

  test('an estimate that has run out is made anew, and nothing is stored', async () => {
    const site = siteOf();
    const answer = await posted('/trade-in?step=accept&valuation=8', person, site);
    expect((answer as Response).headers.get('location')).toBe('/trade-in');
    expect(site.taken).toEqual([]);
  });
});

describe('an offer that was sent before it was accepted (R4-23)', () => {
  const cookie = 'fc_success=x; fc_offer=kept.lead-1';

  /** The lead of somebody who was told a range and sent their details. */
  async function sentSite() {
    const site = siteOf();
    await viewAt({ ...typed, ...answers, step: 'value' }, site);
    const answer = (await posted('/trade-in?step=ask&valuation=0', person, site)) as Response;
    const [lead] = site.taken;
    if (lead === undefined) throw new Error('nothing was taken');
    const earlier = { ...lead, id: 'lead-1', site: 'one', createdAt: NOW, supersedes: null };
    return { answer, site: siteOf({ earlier }), earlier };
  }

  test('is bound to its browser, and accepted with one press, which sends nothing twice', async () => {
    const { answer, site, earlier } = await sentSite();
    expect(answer.headers.get('set-cookie')).toMatch(/fc_offer=kept\.lead-1; .*HttpOnly.*Secure/);
    const view = await viewAt({ step: 'accept' }, site, loadTradeIn, '/trade-in', { cookie });
    if (view.stage.at !== 'details') throw new Error(view.stage.at);
    expect(view.stage).toMatchObject({ outcome: range, accepts: true });
    const { action, hidden } = view.stage.agree ?? { action: '', hidden: {} };
    expect(action).toBe('/trade-in?step=agree');
    for (const _ of [1, 2]) {
      const thanks = (await posted(action, hidden, site, { cookie })) as Response;
      expect([thanks.status, thanks.headers.get('location')]).toEqual([303, '/success']);
      const [, record = ''] =
        /fc_success=([\w-]+)/.exec(thanks.headers.get('set-cookie') ?? '') ?? [];
      expect(JSON.parse(Buffer.from(record, 'base64url').toString())).toMatchObject({
        ...{ subcategory: '3. Offer Accepted', event: 18 },
      });
    }
    expect(site.keys.size).toBe(1);
    expect(site.taken[0]).toEqual(site.taken[1]);
    expect(site.taken[0]).toMatchObject({
      addsTo: 'lead-1',
      enquiry: { ...earlier.enquiry, subcategory: '3. Offer Accepted' },
      tradeIn: earlier.tradeIn,
    });
  });

  test.each([
    ['without the browser that sent it', 'acceptance of lead-1', ''],
    ['with another browser’s cookie', 'acceptance of lead-1', 'fc_offer=kept.lead-9'],
    ['with the id itself', 'lead-1', cookie],
    ['without a form', '', cookie],
  ])('%s nothing is accepted and nothing changes', async (_, lead_id, header) => {
    const { site } = await sentSite();
    const fault = await posted('/trade-in?step=agree', { lead_id }, site, { cookie: header });
    expect(fault).toMatchObject({
      data: { failure: { inline: expect.stringContaining('nothing was sent') } },
      init: { status: 403 },
    });
    expect(site.taken).toEqual([]);
  });

  test('of another estimate asks who it is', async () => {
    const { site } = await sentSite();
    await viewAt({ ...typed, ...answers, step: 'value' }, site);
    await viewAt({ ...typed, ...answers, kilometres: '1', step: 'value' }, site);
    const query = { step: 'accept', valuation: '1' };
    const { stage } = await viewAt(query, site, loadTradeIn, '/trade-in', { cookie });
    expect(stage).toMatchObject({ at: 'details', agree: null });
  });

  test('that was accepted at once leaves nothing to accept', async () => {
    const site = siteOf();
    await viewAt({ ...typed, ...answers, step: 'value' }, site);
    const answer = (await posted('/trade-in?step=accept&valuation=0', person, site)) as Response;
    expect(answer.headers.get('set-cookie')).not.toContain('fc_offer');
  });
});

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
