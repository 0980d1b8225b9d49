import type { ValuationOutcome } from '@forecourt/domain';

/** A car as its owner names it. */
export const OWN_CAR = {
  title: '2018 Mazda CX-5 Maxx Sport',
  facts: '88,000 km',
  href: '/trade-in?make=Mazda&model=CX-5',
} as const;

/** What it may be worth. */
export const estimate: ValuationOutcome = {
  kind: 'range',
  low: 18_400,
  high: 20_900,
  basis: {
    sampleSize: 11,
    years: [2016, 2020],
    kilometres: [41_000, 130_000],
    asOf: '2026-11-25',
    method: [
      'We compared the prices of 11 used Mazda CX-5 in our own stock on 25 November 2026, of 2016 to 2020 and with 41,000 to 130,000 km.',
      'Each price was brought to the year and kilometres of your car, by how these prices differ among themselves. The middle half of them makes the range.',
      'From it we took 15% for preparing, warranting and selling the car, and 2% for its condition as you describe it.',
    ],
  },
};

export const makes = [
  { make: 'Mazda', models: ['3', 'CX-3', 'CX-5'] },
  { make: 'Toyota', models: ['Corolla', 'HiLux', 'RAV4'] },
] as const;

/** Nothing typed yet. */
export const noCar = { make: '', model: '', badge: '', year: '', kilometres: '' } as const;
