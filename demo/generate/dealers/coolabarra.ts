import { cars } from '../catalogue/cars.ts';
import { commercials } from '../catalogue/commercials.ts';
import { leisure } from '../catalogue/leisure.ts';
import { suvs } from '../catalogue/suvs.ts';
import type { DealerPlan } from './dealerPlan.ts';

const stocked = new Set<unknown>([...cars, ...suvs, ...commercials, ...leisure]);

/** A country dealer: utes, four-wheel drives, motorcycles and caravans. */
export const coolabarra: DealerPlan = {
  slug: 'coolabarra',
  seed: 2830,
  state: 'NSW',
  format: 'ndjson',
  locations: [
    { name: 'Coolabarra Motors Dubbo', town: 'Dubbo', scene: 'country', share: 7 },
    { name: 'Coolabarra Motors Wellington', town: 'Wellington', scene: 'shed', share: 3 },
  ],
  stockPrefix: 'CM',
  count: 238,
  demand: (model) => {
    if (!stocked.has(model) || model.make === 'Tesla') return 0;
    return (
      {
        city: 1,
        sedan: 1,
        family: 1.6,
        tourer: 9,
        ute: 12,
        van: 2,
        people: 1,
        sport: 0.4,
        bike: 3.4,
        caravan: 5,
      }[model.segment as string] ?? 0
    );
  },
  newShare: 0.38,
  demoShare: 0.3,
  franchises: ['Isuzu', 'Mitsubishi', 'Suzuki', 'Jayco', 'Kawasaki'],
  usedAge: [1, 13],
  priceEnding: 990,
  categories: {
    ute: 'Work and farm',
    van: 'Work and farm',
    tourer: 'Touring',
    bike: 'Bikes',
    caravan: 'Caravans',
    city: 'Family and town',
    sedan: 'Family and town',
    family: 'Family and town',
    people: 'Family and town',
  },
  financeRates: { interest: 7.95, comparison: 9.01 },
  closers: [
    'We are a family business and have looked after the Central West for three generations.',
    'Too far to come in? We will drive it out to the farm for you to look at.',
    'Trades of all kinds considered: utes, boats, bikes, vans, even the odd tractor.',
    'Everything we sell has been through our own workshop and we stand behind it.',
    'Give us a ring and ask for an honest description. You will get one.',
    'Finance is available to approved buyers, with seasonal repayments for primary producers.',
    'Delivery can be arranged anywhere in New South Wales.',
  ],
};
