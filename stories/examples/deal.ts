import { estimates } from './finance.ts';
import { picture } from './picture.ts';
import { vehicles } from './vehicles.ts';

const { vehicle } = vehicles.ordinary;
const titles = ['Vehicle', 'Trade-in', 'Payment', 'Delivery', 'Details', 'Review', 'Reserve'];

/** A vehicle that is being bought, with all that was chosen. */
export const deal = {
  ...{ vehicle, image: picture('country-ute-dual-white-side', vehicle.title), href: '/cars/1' },
  ...{ estimate: estimates.both, left: { label: 'Left to pay', amount: '$38,090 to $40,590' } },
  rows: [
    {
      label: 'Trade-in',
      value: '2018 Mazda CX-5',
      note: '$18,400 to $20,900, subject to inspection',
    },
    { label: 'Payment', value: 'Finance', note: null },
    { label: 'Pick-up', value: 'Coolabarra Motors Dubbo', note: null },
  ],
};

/** All of it, with the way to change each. */
export const dealReview = [
  { label: 'Price', value: '$58,990', note: 'Drive Away', changeHref: null },
  ...deal.rows.map((row) => ({ ...row, changeHref: '/checkout-journey' })),
];

/** The steps of buying online, of which those before the current one can be gone back to. */
export function journeySteps(current: number) {
  return titles.map((title, index) => ({ title, href: index < current ? `/${index}` : null }));
}
