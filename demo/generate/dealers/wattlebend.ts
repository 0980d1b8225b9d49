import { cars } from '../catalogue/cars.ts';
import { commercials } from '../catalogue/commercials.ts';
import { suvs } from '../catalogue/suvs.ts';
import type { DealerPlan } from './dealerPlan.ts';

const stocked = new Set<unknown>([...cars, ...suvs, ...commercials]);

/** A metropolitan group with many franchises. */
export const wattlebend: DealerPlan = {
  slug: 'wattlebend',
  seed: 4101,
  state: 'QLD',
  format: 'csv',
  locations: [
    { name: 'Wattlebend Moorooka', town: 'Moorooka', scene: 'forecourt', share: 5 },
    { name: 'Wattlebend Chermside', town: 'Chermside', scene: 'skyline', share: 3 },
    { name: 'Wattlebend Cleveland', town: 'Cleveland', scene: 'bayside', share: 2 },
  ],
  stockPrefix: 'W',
  count: 247,
  demand: (model) => {
    if (!stocked.has(model)) return 0;
    if (model.make === 'Tesla') return 0.6;
    return (
      { city: 5, sedan: 2.5, family: 6, tourer: 2, ute: 3, van: 1.2, people: 2, sport: 1.5 }[
        model.segment as string
      ] ?? 0
    );
  },
  newShare: 0.45,
  demoShare: 0.28,
  franchises: ['Mazda', 'Kia', 'Hyundai', 'MG', 'BYD', 'Volkswagen'],
  certifies: { make: 'Mazda', since: 2021 },
  usedAge: [1, 11],
  priceEnding: 990,
  financeRates: { interest: 8.49, comparison: 9.26 },
  closers: [
    'Three Brisbane yards, one team: tell us which is closest and we will bring the car to you.',
    'Trade-ins are welcome and we will give you a written valuation while you have a coffee.',
    'Finance can be arranged on site, often with an answer the same day.',
    'Every used vehicle passes a 120-point check in our own workshop before it reaches the yard.',
    'Interstate buyers are no trouble: we arrange transport to your door every week.',
    'Send us a message with any question and one of the team will send you a walk-around video.',
    'Drive away pricing means exactly that: on-road costs for Queensland private buyers are included.',
  ],
};
