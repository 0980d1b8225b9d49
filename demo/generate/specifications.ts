import type { Segment } from './catalogue/model.ts';
import type { Engine } from './engine.ts';
import type { FeedVehicle } from './feedVehicle.ts';
import type { Random } from './random.ts';

type Specifications = Pick<
  FeedVehicle,
  'Induction' | 'Gears' | 'Fuel Economy' | 'Fuel Tank' | 'ANCAP'
>;

const tanks: Readonly<Record<Segment, number>> = {
  city: 45,
  sedan: 60,
  family: 58,
  tourer: 90,
  ute: 80,
  van: 70,
  people: 72,
  sport: 58,
  luxury: 66,
  bike: 17,
  caravan: 0,
};

/** Technical facts that follow from the engine, the gearbox and the kind of vehicle. */
export function specifications(
  random: Random,
  facts: { segment: Segment; engine: Engine; turbo: boolean; gearbox: string | null; year: number },
): Specifications {
  const { segment, engine, turbo, gearbox, year } = facts;
  const burns = engine.litresPer100 !== null;
  const rated = segment !== 'bike' && segment !== 'caravan' && segment !== 'sport';
  return {
    Induction: burns ? (turbo ? 'Turbo' : 'Aspirated') : null,
    Gears: /^(\d+) Speed/.exec(gearbox ?? '')?.[1] ?? null,
    'Fuel Economy': burns
      ? `${((engine.litresPer100 ?? 0) + random.next()).toFixed(1)}L/100km`
      : null,
    'Fuel Tank': burns ? `${tanks[segment] + random.int(-3, 5)}L` : null,
    ANCAP: rated && year >= 2015 && random.chance(0.8) ? '5' : null,
  };
}
