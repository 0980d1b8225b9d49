import type { FeedVehicle } from './feedVehicle.ts';
import type { Random } from './random.ts';

type CaravanFacts = Pick<
  FeedVehicle,
  'Sleeps' | 'Tare' | 'ATM' | 'Axle Type' | 'Caravan Length' | 'Caravan Width'
>;

export const noCaravan: CaravanFacts = {
  Sleeps: null,
  Tare: null,
  ATM: null,
  'Axle Type': null,
  'Caravan Length': null,
  'Caravan Width': null,
};

/** Masses and measures that fit together; the badge begins with the length in feet. */
export function caravanFacts(random: Random, badge: string): CaravanFacts {
  const feet = Number(/\d\d/.exec(badge)?.[0] ?? 20);
  const tare = feet * 112 + random.int(0, 30) * 10;
  return {
    Sleeps: /bunk/i.test(badge) ? random.pick([5, 6]) : random.pick([2, 2, 3, 4]),
    Tare: `${tare} kg`,
    ATM: `${tare + random.pick([400, 500, 600])} kg`,
    'Axle Type': feet > 18 ? 'Tandem' : 'Single',
    'Caravan Length': `${feet} ft`,
    'Caravan Width': '2.47 m',
  };
}
