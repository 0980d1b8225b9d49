import { parseSiteConfig } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import { emptyContent, type Vehicle } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { describe, expect, test } from 'vitest';
import { provideServices, type SiteServices } from '../../contracts/siteServices.ts';
import { loadPersonalisedFinance } from '../personalisedFinance/personalisedFinance.server.ts';
import { loadFinance } from './finance.server.ts';
import type { FinanceView } from './financeView.server.ts';

const places = ['north', 'south'].map((slug, index) => ({
  ...{ id: `${index}`, slug, name: slug, type: 'sales' },
  ...{ dealershipId: slug, dealershipSlug: slug, dealershipName: slug },
}));
const rio = aVehicle({
  id: '7',
  make: 'Kia',
  model: 'Rio',
  price: 20_000,
  dealershipSlug: 'south',
});
const gone = aVehicle({ id: '8', price: 30_000, sold: true, soldAt: 0 });

function servicesWith(settings: object, pages: readonly string[]) {
  const own = { slug: 's', template: 't', name: 'N', locations: places };
  const stock = [rio, gone];
  return {
    config: parseSiteConfig('site.json', { ...own, ...settings }, {}),
    content: emptyContent,
    origin: 'https://one.example',
    now: () => Date.UTC(2026, 10, 21),
    newFormKey: () => 'k',
    sendersOf: () => 0,
    hasPage: (path: string) => pages.includes(path),
    financeDisclaimer: async () => null,
    pictureSizes: { lead: 'band' },
    stock: {
      byId: (id: string) => stock.find((vehicle: Vehicle) => vehicle.id === id) ?? null,
      bySlug: (slug: string) => stock.find((vehicle: Vehicle) => vehicle.slug === slug) ?? null,
    },
  } as unknown as SiteServices;
}

const PAGES = ['/finance', '/finance-enquiry', '/personalised/finance'];

function load(path: string, settings: object = {}, pages = PAGES) {
  const loader = path.startsWith('/personalised') ? loadPersonalisedFinance : loadFinance;
  return loader({
    url: new URL(`https://one.example${path}`),
    context: provideServices(servicesWith(settings, pages)),
  } as unknown as LoaderFunctionArgs);
}

async function viewOf(path: string, settings: object = {}): Promise<FinanceView> {
  return (await load(path, settings)).data;
}

/** What a loader throws: a redirect, or the page for what is not there. */
async function thrownBy(path: string, settings: object = {}, pages = PAGES): Promise<unknown> {
  try {
    await load(path, settings, pages);
  } catch (thrown) {
    return thrown;
  }
  throw new Error('The loader answered.');
}

describe('one of three addresses is the page (R2-10)', () => {
  test('the others lead there with their query', async () => {
    const settings = { financePath: '/finance-enquiry' };
    for (const path of ['/finance', '/apply-for-finance']) {
      const { status, headers } = (await thrownBy(
        `${path}?car_id=7&utm_source=x`,
        settings,
      )) as Response;
      const to = headers.get('location');
      expect([status, to]).toEqual([301, '/finance-enquiry?car_id=7&utm_source=x']);
    }
    const page = '/finance-enquiry?car_id=7';
    expect((await viewOf(page, settings)).canonical).toBe('https://one.example/finance-enquiry');
    expect((await viewOf(page, settings)).form.action).toBe(
      '/finance-enquiry?car_id=7#finance-form',
    );
  });

  test('a site without it has none of them', async () => {
    expect(await thrownBy('/finance', {}, [])).toMatchObject({ init: { status: 404 } });
  });
});

describe('a page is filled from its address', () => {
  test('by the id of a vehicle (R2-04, R2-11)', async () => {
    const { about, calculator, form } = await viewOf('/finance?car_id=7&car_type=used');
    expect(about?.card.href).toBe(`/cars/${rio.slug}`);
    expect(calculator?.wish).toMatchObject({ price: 20_000, deposit: 2000 });
    expect(calculator?.hidden).toEqual({ car_id: '7', car_type: 'used' });
    expect(form.values).toMatchObject({ dealership_slug: 'south' });
    expect(form.values).not.toHaveProperty('message');
    // Other routes write the slug, and links are copied from one to the other.
    expect((await viewOf(`/finance?car_id=${rio.slug}`)).about?.card.href).toBe(about?.card.href);
  });

  test('by a price, a kind and a dealership in mind', async () => {
    const query = 'vehiclePriceBudget=25000&car_type=used&preferredDealership=north';
    const { about, calculator, form, stockHref } = await viewOf(`/finance?${query}`);
    expect(about).toBeNull();
    expect(calculator?.wish).toMatchObject({ price: 25_000, deposit: 2500 });
    expect(form.values).toMatchObject({
      dealership_slug: 'north',
      message: 'I would like to know about finance for a used car of about $25,000.',
    });
    expect(stockHref).toBe('/search?refinementList[car_type][0]=used&range[price]=:25000');
  });

  test('and what it says wrongly counts as not said', async () => {
    const query = 'car_id=0&car_type=flying&preferredDealership=nowhere&vehiclePriceBudget=lots';
    const { about, calculator, form, stockHref } = await viewOf(`/finance?${query}`);
    expect([about, stockHref]).toEqual([null, '/search']);
    expect(calculator?.wish).toEqual({ interestRate: 10 });
    expect(form.values).toEqual({});
  });

  test('by the calculator itself, where no script runs', async () => {
    const fields = 'price=%2418%2C500&deposit=500&balloon=0&interestRate=7.5&years=3';
    expect((await viewOf(`/finance?car_id=7&${fields}`)).calculator?.wish).toEqual({
      ...{ price: 18_500, deposit: 500, balloon: 0, interestRate: 7.5, years: 3 },
    });
    const other = (await viewOf('/finance?interestRate=7%2C5')).calculator?.wish;
    expect(other).toEqual({ interestRate: 7.5 });
    expect((await viewOf('/finance?interestRate=')).calculator?.wish).toEqual({
      interestRate: 10,
    });
    expect((await viewOf('/finance?years=40&interestRate=900')).calculator?.wish).toEqual({
      interestRate: 100,
    });
  });
});

test('the calculator begins with the rate of the site (R9-05)', async () => {
  expect((await viewOf('/finance')).calculator?.wish).toEqual({ interestRate: 10 });
  const settings = { finance: { interestRate: 8.5 } };
  expect((await viewOf('/finance', settings)).calculator?.wish).toEqual({ interestRate: 8.5 });
});

test('and with the price that a dealer names, where neither vehicle nor address has one', async () => {
  const settings = { finance: { price: 120_000 } };
  const wishOf = async (url: string) => (await viewOf(url, settings)).calculator?.wish;
  expect(await wishOf('/finance')).toMatchObject({ price: 120_000, deposit: 12_000 });
  expect(await wishOf('/finance?vehiclePriceBudget=40000')).toMatchObject({ price: 40_000 });
  expect(await wishOf('/finance?car_id=7')).not.toMatchObject({ price: 120_000 });
  expect(await wishOf('/finance?car_id=8')).toEqual({ interestRate: 10 });
});

test('a vehicle that never shows a repayment has no calculator (R5-25)', async () => {
  const settings = { financeExclusions: { makes: ['kia'] } };
  expect((await viewOf('/finance?car_id=7', settings)).calculator).toBeNull();
});

test('a vehicle that is gone lends the calculator no price (R4-08)', async () => {
  const { about, calculator } = await viewOf('/finance?car_id=8');
  expect(about?.card.vehicle.available).toBe(false);
  expect(calculator?.wish).toEqual({ interestRate: 10 });
});

describe('personalised finance', () => {
  test('is about one vehicle, and its lead too (R2-11)', async () => {
    const { about, form } = await viewOf('/personalised/finance?car_id=7');
    expect(about?.card.href).toBe(`/cars/${rio.slug}`);
    expect(form.action).toBe('/personalised/finance?car_id=7#finance-form');
  });

  test('without a vehicle the page of finance is meant', async () => {
    const { headers } = (await thrownBy('/personalised/finance?car_id=0')) as Response;
    expect(headers.get('location')).toBe('/finance?car_id=0');
  });

  test('is nowhere on a site without it', async () => {
    const thrown = await thrownBy('/personalised/finance?car_id=7', {}, ['/finance']);
    expect(thrown).toMatchObject({ init: { status: 404 } });
  });
});
