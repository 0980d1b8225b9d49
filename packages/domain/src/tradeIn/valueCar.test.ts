import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantile } from '../number/quantile.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import type { CarToValue } from './carToValue.ts';
import { type ComparableCar, comparableCar } from './comparableCars.ts';
import { conditionQuestions } from './conditionQuestions.ts';
import { valueCar } from './valueCar.ts';

const rules = { margin: 0, asOf: '2026-11-25' };
const car: CarToValue = {
  ...{ make: 'Toyota', model: 'Corolla', badge: null, year: 2020, kilometres: 60_000 },
};

function comparable(more: Partial<ComparableCar> = {}): ComparableCar {
  const { make, model, badge } = car;
  return { make, model, badge, year: 2020, km: 60_000, price: 20_000, ...more };
}

/** Each a price at the year and kilometres of the car. */
function priced(...prices: number[]): ComparableCar[] {
  return prices.map((price) => comparable({ price }));
}

function rangeOf(outcome: ReturnType<typeof valueCar>): [number, number] | string {
  return outcome.kind === 'range' ? [outcome.low, outcome.high] : outcome.why;
}

describe('the range', () => {
  test.each([
    [[], 'too few'],
    [[20_000, 20_000, 20_000, 20_000], 'too few'],
    [
      [20_000, 20_000, 20_000, 20_000, 20_000],
      [20_000, 20_000],
    ],
    // The middle half: neither end counts.
    [
      [1_000, 18_000, 20_000, 22_000, 90_000],
      [18_000, 22_000],
    ],
    [
      [20_040, 20_040, 20_040, 20_060, 20_060],
      [20_000, 20_100],
    ],
  ])('of prices %j is %j', (prices, range) => {
    expect(rangeOf(valueCar(car, {}, priced(...prices), rules))).toEqual(range);
  });

  test.each([
    [15, {}, 17_000],
    [0, { paint: 'Dents or deep scratches', services: 'None' }, 18_200],
    [15, { paint: 'Dents or deep scratches', services: 'None' }, 15_500],
    [0, { paint: 'As never asked', nothing: 'None' }, 20_000],
  ])('with a margin of %d%% and %j is about %d', (margin, answers, dollars) => {
    const outcome = valueCar(car, answers, priced(20_000, 20_000, 20_000, 20_000, 20_000), {
      ...rules,
      margin,
    });
    expect(rangeOf(outcome)).toEqual([dollars, dollars]);
  });

  test('is brought to the kilometres and year of the car by how the prices differ', () => {
    // 1% in 1,000 km and 5% a year.
    const price = (year: number, km: number) =>
      20_000 * Math.exp(0.05 * (year - 2020) - 0.00001 * (km - 60_000));
    const stock = [2018, 2019, 2020, 2021, 2022].flatMap((year) =>
      [30_000, 60_000, 90_000].map((km) => comparable({ year, km, price: price(year, km) })),
    );
    const at = (year: number, kilometres: number) =>
      rangeOf(valueCar({ ...car, year, kilometres }, {}, stock, rules));
    const rounded = (dollars: number) => Math.round(dollars / 100) * 100;
    expect(at(2020, 60_000)).toEqual([20_000, 20_000]);
    expect(at(2020, 80_000)).toEqual(Array(2).fill(rounded(price(2020, 80_000))));
    expect(at(2021, 60_000)).toEqual(Array(2).fill(rounded(price(2021, 60_000))));
  });
});

describe('what is compared', () => {
  test.each([
    ['another model', { model: 'Corolla Cross' }, false],
    ['another make', { make: 'Lexus' }, false],
    ['other letters of the same name', { make: 'TOYOTA', model: 'corolla ' }, true],
    ['three years away', { year: 2023 }, true],
    ['four years away', { year: 2016 }, false],
    ['60,000 km away', { km: 120_000 }, true],
    ['further', { km: 120_001 }, false],
  ])('%s', (_, more, isCompared) => {
    const stock = [...priced(20_000, 20_000, 20_000, 20_000), comparable(more)];
    expect(valueCar(car, {}, stock, rules).kind).toBe(isCompared ? 'range' : 'by hand');
  });

  test('is the badge alone where five have it, and it is said', () => {
    const ofBadge = priced(30_000, 30_000, 30_000, 30_000, 30_000).map((one) => ({
      ...one,
      badge: 'ZR',
    }));
    const stock = [...priced(20_000, 20_000, 20_000, 20_000, 20_000, 20_000, 20_000), ...ofBadge];
    const outcome = valueCar({ ...car, badge: 'zr' }, {}, stock, rules);
    expect(outcome).toMatchObject({ low: 30_000, basis: { sampleSize: 5 } });
    expect(JSON.stringify(outcome)).toContain('5 used Toyota Corolla zr');
    const few = valueCar({ ...car, badge: 'zr' }, {}, stock.slice(0, -1), rules);
    expect(few).toMatchObject({ low: 20_000, basis: { sampleSize: 11 } });
  });

  test.each([
    [{}, true],
    [{ carType: 'demo' }, false],
    [{ itemType: 'caravan' }, false],
    [{ price: null }, false],
    [{ km: null }, false],
    [{ year: null }, false],
  ] as const)('a vehicle of the stock with %j: %s', (more, isCompared) => {
    expect(comparableCar(aVehicle(more)) !== null).toBe(isCompared);
  });
});

test('it says what it rests on', () => {
  const stock = [2018, 2019, 2020, 2020, 2021].map((year, index) =>
    comparable({ year, km: 40_000 + index * 10_000 }),
  );
  const answers = { tyres: 'Need replacing soon' };
  expect(valueCar(car, answers, stock, { ...rules, margin: 15 })).toMatchObject({
    basis: {
      sampleSize: 5,
      years: [2018, 2021],
      kilometres: [40_000, 80_000],
      asOf: '2026-11-25',
      method: [
        'We compared the prices of 5 used Toyota Corolla in our own stock on 25 November 2026, of 2018 to 2021 and with 40,000 to 80,000 km.',
        expect.any(String),
        'From it we took 15% for preparing, warranting and selling the car, and 2% for its condition as you describe it.',
      ],
    },
  });
});

const stock = fc.array(
  fc.record({
    year: fc.integer({ min: 2018, max: 2022 }),
    km: fc.integer({ min: 10_000, max: 100_000 }),
    price: fc.integer({ min: 11, max: 200_000 }),
  }),
  { minLength: 5, maxLength: 40 },
);
const answers = fc.record(
  Object.fromEntries(
    conditionQuestions.map(({ name, choices }) => [
      name,
      fc.constantFrom(...choices.map(({ value }) => value)),
    ]),
  ),
);
/** Kilometres and years at which all of the stock is near. */
const kilometres = fc.integer({ min: 40_000, max: 70_000 });
const year = fc.integer({ min: 2019, max: 2021 });

describe('whatever the stock', () => {
  const value = (more: Partial<CarToValue>, cars: readonly object[], said = {}) =>
    rangeOf(valueCar({ ...car, ...more }, said, cars.map(comparable), { ...rules, margin: 15 }));

  test('more kilometres never raise it', () => {
    fc.assert(
      fc.property(stock, year, kilometres, kilometres, (cars, of, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        const fewer = value({ year: of, kilometres: less }, cars);
        const further = value({ year: of, kilometres: more }, cars);
        expect(further[0]).toBeLessThanOrEqual(Number(fewer[0]));
        expect(further[1]).toBeLessThanOrEqual(Number(fewer[1]));
      }),
    );
  });

  test('a newer year never lowers it', () => {
    fc.assert(
      fc.property(stock, kilometres, year, year, (cars, km, a, b) => {
        const older = value({ year: Math.min(a, b), kilometres: km }, cars);
        const newer = value({ year: Math.max(a, b), kilometres: km }, cars);
        expect(newer[0]).toBeGreaterThanOrEqual(Number(older[0]));
        expect(newer[1]).toBeGreaterThanOrEqual(Number(older[1]));
      }),
    );
  });

  test('its order does not matter', () => {
    fc.assert(
      fc.property(
        stock.chain((cars) =>
          fc.tuple(fc.constant(cars), fc.shuffledSubarray(cars, { minLength: cars.length })),
        ),
        answers,
        ([cars, shuffled], said) => {
          expect(value({}, shuffled, said)).toEqual(value({}, cars, said));
        },
      ),
    );
  });

  test('it is a range of whole hundreds, and no answer raises it', () => {
    fc.assert(
      fc.property(stock, answers, (cars, said) => {
        const range = value({}, cars, said);
        const sound = value({}, cars);
        expect(range).toHaveLength(2);
        expect((Number(range[0]) % 100) + (Number(range[1]) % 100)).toBe(0);
        expect(range[0]).toBeLessThanOrEqual(Number(range[1]));
        expect(range[0]).toBeGreaterThanOrEqual(0);
        expect(range[1]).toBeLessThanOrEqual(Number(sound[1]));
      }),
    );
  });
});

test.each([
  [[5], 0.25, 5],
  [[4, 1, 3, 2], 0.5, 2.5],
  [[10, 20, 30, 40, 50], 0.25, 20],
  [[10, 20], 0.75, 17.5],
])('the quantile of %j at %d is %d', (values, share, is) => {
  expect(quantile(values, share)).toBe(is);
});
