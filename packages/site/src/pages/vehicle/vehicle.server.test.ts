import { aVehicle } from '@forecourt/data/testing';
import type { Vehicle } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { describe, expect, test } from 'vitest';
import { loaderContext, type TestSite } from '../../testing/loaderContext.ts';
import { loadVehicle } from './vehicle.server.ts';

const lender = {
  interestRate: 7.99,
  comparisonRate: 8.45,
  paymentWeek: 99,
  paymentMonth: null,
  termMonths: 60,
  termYears: null,
  terms: {},
  balloon: null,
  deposit: null,
  disclaimer: null,
};
const place = { slug: 'l', name: 'Milton', phone: null, city: 'Milton', state: 'QLD' };
const ownLocation = place as unknown as Vehicle['location'];

async function load(fields: Partial<Vehicle>, site: Pick<TestSite, 'config' | 'pages'> = {}) {
  const vehicle = aVehicle({ slug: 'a', price: 25_990, location: ownLocation, ...fields });
  const answer = await loadVehicle({
    url: new URL('https://one.example/cars/a'),
    params: { slug: 'a' },
    context: loaderContext({ vehicles: [vehicle], ...site }),
  } as unknown as LoaderFunctionArgs);
  return answer.data;
}

const every = ['/finance', '/book-test-drive', '/cars/trade-in'];

describe('buttons', () => {
  test('one whose page the site lacks is not there', async () => {
    const { steps } = await load({});
    expect(steps.hrefs).toEqual({});
    expect(steps.allowed).toMatchObject({ finance: null, reserve: false, tradeIn: false });
  });

  test.each([
    [
      'beside',
      'used',
      { buy: '/checkout-journey?car_id=a', reserve: '/cars/a/checkout' },
      undefined,
    ],
    ['instead', 'used', { buy: '/checkout-journey?car_id=a' }, 'Buy online'],
    ['instead', 'new', { reserve: '/cars/a/checkout' }, undefined],
  ] as const)(
    'buying online stands %s reserving, of a %s one (R2-06)',
    async (button, carType, hrefs, label) => {
      const config = { reserve: {}, checkoutJourney: { button } };
      const { steps } = await load({ carType }, { pages: [], config });
      expect(steps.hrefs).toEqual(hrefs);
      expect(steps.reserve?.label).toBe(label);
    },
  );

  test('each leads to its page, which knows the vehicle (R2-11)', async () => {
    const { steps } = await load(
      { id: 'v 1', dealershipSlug: 'north' },
      { pages: every, config: { reserve: {} } },
    );
    expect(steps.hrefs).toEqual({
      finance:
        '/finance?car_id=v%201&car_type=used&preferredDealership=north&vehiclePriceBudget=25990#finance-form',
      testDrive: '/book-test-drive?car_id=v%201',
      reserve: '/cars/a/checkout',
      tradeIn: '/cars/trade-in?car_id=v%201',
    });
    expect(steps.allowed).toEqual({
      kind: 'usual',
      finance: 'finance',
      reserve: true,
      tradeIn: true,
    });
  });

  test('reserving leads to the site’s address of it, with its terms (R2-05, R4-24)', async () => {
    const config = { reserve: { segment: 'buy-online', deposit: 500 } } as const;
    const { steps } = await load({ price: 25_990 }, { config });
    expect(steps.hrefs.reserve).toBe('/cars/a/buy-online');
    expect(steps.reserve).toMatchObject({ href: '/cars/a/buy-online', terms: { deposit: '$500' } });
    for (const other of [{ reserved: true }, { price: null }, { paymentProcessors: [] }]) {
      expect((await load(other, { config })).steps.reserve).toBeNull();
    }
    expect((await load({}, {})).steps.reserve).toBeNull();
  });

  test('a site leaves out what it does not want (R4-07)', async () => {
    const off = { call: false, finance: false, testDrive: false, historyReport: false, pdf: false };
    const fields = { file: 'https://reports.example/1', images: [] };
    const { steps } = await load(fields, {
      pages: every,
      config: { vehicleButtons: off, reserve: {} },
    });
    expect(Object.keys(steps.hrefs)).toEqual(['reserve', 'tradeIn']);
    expect(steps).toMatchObject({ historyReport: null, pdf: false, phone: null });
    const all = await load(fields, { pages: every });
    expect(all.steps).toMatchObject({ historyReport: fields.file, pdf: true });
    expect(all.steps.phone).not.toBeNull();
  });

  test.each([
    [2, 3, '/cars/a/enquire?photos'],
    [3, 3, undefined],
    [0, 0, undefined],
  ])('of %i photos, below %i: more can be asked for at %s', async (count, photosBelow, href) => {
    const images = Array.from({ length: count }, (_, place) => ({ url: `/${place}.jpg` }));
    const config = { vehicleButtons: { photosBelow } };
    expect((await load({ images }, { config })).steps.hrefs.photos).toBe(href);
  });

  test('one for test drives only offers the drive in place of finance (R4-25)', async () => {
    const { steps, estimate } = await load({ tag: 'Test Drive Only' }, { pages: every });
    expect(steps.allowed).toMatchObject({ finance: 'test_drive' });
    expect([steps.calculator, estimate]).toEqual([null, null]);
  });

  test('one that is gone offers others in their place (R4-07)', async () => {
    const { steps } = await load({ sold: true }, { pages: every });
    expect(steps.allowed).toEqual({ kind: 'similar' });
    expect(steps.calculator).toBeNull();
  });
});

describe('the calculator (R4-09)', () => {
  const calculator = async (fields: Partial<Vehicle>, config: TestSite['config'] = {}) =>
    (await load(fields, { pages: every, config })).steps.calculator;

  test('begins with the price, a tenth of it as the deposit and the site’s rate (R9-05)', async () => {
    expect((await calculator({ price: 30_000 }))?.wish).toEqual({
      price: 30_000,
      deposit: 3000,
      interestRate: 10,
    });
    const own = await calculator({}, { finance: { interestRate: 8.5, monthlyFee: 10 } });
    expect(own?.wish?.interestRate).toBe(8.5);
    expect(own?.fees).toMatchObject({ monthlyFee: 10, upfrontFee: 0 });
  });

  test.each<[string, Partial<Vehicle>, boolean]>([
    ['above $200', { price: 201 }, true],
    ['of $200', { price: 200 }, false],
    ['that is coming soon', { status: 'coming_soon' }, false],
    ['that is reserved', { reserved: true }, false],
    ['without a price', { price: null }, false],
    ['of an excluded make', { make: 'Lotus' }, false],
  ])('of a vehicle %s', async (_, fields, there) => {
    const config = { financeExclusions: { makes: ['LOTUS'] } };
    expect((await calculator(fields, config)) !== null).toBe(there);
  });

  test('is not there without a page of finance', async () => {
    expect((await load({})).steps.calculator).toBeNull();
  });
});

describe('the estimate', () => {
  const estimate = async (fields: Partial<Vehicle>, config: TestSite['config'] = {}) => {
    const all = { financeLenders: { manual: lender }, ...fields };
    return (await load(all, { config: { financeProvider: 'Manual', ...config } })).estimate;
  };

  test('has the warning of the site’s lender beside its rates (R5-26)', async () => {
    expect((await estimate({}))?.repayment.warning).toMatch(/^WARNING: /);
    const own = await estimate({}, { comparisonWarning: 'Ours.' });
    expect(own?.repayment).toMatchObject({ warning: 'Ours.', comparisonRate: 8.45 });
  });

  test.each([
    [{ makes: ['toyota'] }],
    [{ dealershipIds: ['d1'] }],
    [{ dealershipSlugs: ['north'] }],
  ])('is not there where %j are excluded (R5-25)', async (financeExclusions) => {
    const fields = { make: 'Toyota', dealershipId: 'd1', dealershipSlug: 'north' };
    expect(await estimate(fields, { financeExclusions })).toBeNull();
    expect(
      await estimate(
        { ...fields, make: 'Kia', dealershipId: 'd2', dealershipSlug: 'south' },
        { financeExclusions },
      ),
    ).not.toBeNull();
  });

  test('stands on cards where the site says so (R9-16)', async () => {
    const fields = { financeLenders: { manual: lender } };
    const config = { financeProvider: 'Manual' } as const;
    expect((await load(fields, { config })).card.estimate).toBeUndefined();
    const onCards = await load(fields, { config: { ...config, financeOnCards: true } });
    expect(onCards.card.estimate?.repayment.comparisonText).toBe('8.45% p.a. comparison rate');
  });
});

describe('whom the call button reaches (R5-34)', () => {
  const text = async (config: TestSite['config'], fields: Partial<Vehicle> = {}) =>
    (await load(fields, { config })).steps.phone?.text;
  const every = { override: '1300 1', new: '1300 2', demo: '1300 3', used: '1300 4' };

  test.each([
    [every, 'used', '1300 1'],
    [{ ...every, override: null }, 'used', '1300 4'],
    [{ ...every, override: null }, 'demo', '1300 3'],
    [{ new: '1300 2' }, 'used', '1300 2'],
    [{ used: '1300 4' }, 'new', '1300 4'],
    [{}, 'used', '(07) 5550 0100'],
  ] as const)('%j, %s: %s', async (callPhone, carType, expected) => {
    expect(await text({ callPhone }, { carType })).toBe(expected);
  });

  test('nobody, where the site has no number at all', async () => {
    const locations = [{ id: 'l', slug: 'l', name: 'Milton' }];
    expect(await text({ locations })).toBeUndefined();
  });
});

test('the badge of certified used vehicles is the dealer’s own picture (R4-03)', async () => {
  const certified = { make: 'Volvo', file: 'selekt.svg', alt: 'Volvo Selekt' };
  const volvo = { make: 'VOLVO', certified: true };
  expect((await load(volvo, { config: { certified } })).card.vehicle.tag).toEqual({
    kind: 'certified',
    image: '/logo/selekt.svg',
    alt: 'Volvo Selekt',
  });
  expect((await load(volvo)).card.vehicle.tag?.kind).not.toBe('certified');
  const sold = await load({ ...volvo, sold: true }, { config: { certified } });
  expect(sold.card.vehicle.tag?.kind).not.toBe('certified');
});

test('a dealer’s promises are those of its configuration, and by default none', async () => {
  expect((await load({})).promises).toEqual({ whyBuyFromUs: [], protectYourCar: [] });
  const whyBuyFromUs = [{ title: 'Checked', text: 'By us.' }];
  expect((await load({}, { config: { whyBuyFromUs } })).promises.whyBuyFromUs).toEqual([
    { title: 'Checked', text: 'By us.', href: null },
  ]);
});
