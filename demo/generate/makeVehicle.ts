import { lookOf } from '../images/look.ts';
import { caravanFacts, noCaravan } from './caravanFacts.ts';
import { chooseCondition, chooseYear } from './chooseAge.ts';
import { chooseFeatures } from './chooseFeatures.ts';
import { chooseKm, choosePrice, marketPrice } from './chooseWorth.ts';
import { readEngine } from './engine.ts';
import type { FeedVehicle } from './feedVehicle.ts';
import { makeRego, makeVin } from './papers.ts';
import { takePhotos } from './photos.ts';
import type { Random } from './random.ts';
import type { RepaymentFacts } from './repaymentFacts.ts';
import { specifications } from './specifications.ts';
import type { Condition, VehicleOrder } from './vehicleOrder.ts';
import { badgesOf, engineOf, seriesOf } from './version.ts';
import { writeComment } from './words/writeComment.ts';

/** One vehicle with everything a feed says about it, but for its finance, its category and its papers. */
export function makeVehicle(
  order: VehicleOrder,
): Omit<FeedVehicle, keyof RepaymentFacts | 'Category' | 'History Report'> {
  const { random, plan, model, colour, index, today } = order;
  const condition = chooseCondition(order);
  const year = chooseYear(order, condition);
  const [badge, rrp, engineNow, badgeDrive] = random.pick(badgesOf(model, year));
  const engineCode = engineOf(engineNow, year);
  const engine = readEngine(engineCode);
  const age = Math.max(0, Number(today.slice(0, 4)) + 0.9 - year - random.next() * 0.6);
  const km = chooseKm(random, model, condition, age);
  const price = choosePrice(random, { plan, model, condition, rrp, age, km });
  const location = random.weighted(plan.locations, ({ share }) => share);
  const features = chooseFeatures(
    random,
    model,
    model.badges.findIndex(([name]) => name === badge),
  );
  const built = `${String(random.int(1, condition === 'used' ? 12 : 9)).padStart(2, '0')}/${year}`;
  const leisure = model.segment === 'caravan';
  const car = !leisure && model.segment !== 'bike';
  const registered = condition !== 'new';
  const status = chooseStatus(random, condition);
  const manual = model.manual !== undefined && random.chance(model.manual);
  const gearbox = manual ? `${year < 2016 ? 5 : 6} Speed Manual` : (model.gearbox ?? null);
  return {
    'Stock No': `${plan.stockPrefix}${10_400 + index * 7 + random.int(0, 6)}`,
    'Item Type': leisure ? 'Caravan' : car ? 'Car' : 'Motorcycle',
    Condition: conditionWords(order, condition, year),
    Status: status,
    Year: year,
    Make: model.make,
    Model: model.model,
    Badge: badge,
    Series: seriesOf(model, year),
    Body: model.body,
    Transmission: gearbox,
    Fuel: engine.fuel,
    Drive: badgeDrive ?? model.drive ?? (car ? 'Front Wheel Drive' : null),
    Engine: engine.size,
    Cylinders: engine.cylinders,
    ...specifications(random, {
      segment: model.segment,
      engine,
      turbo: /t(\/|$)/.test(engineCode),
      gearbox,
      year,
    }),
    Seats: model.seats ?? (leisure ? null : 5),
    Doors:
      model.doors ??
      (car ? 5 - Number(model.shape === 'sedan' || model.shape === 'limousine') : null),
    Colour: colour.name,
    Odometer: km,
    Price: random.chance(0.025) ? null : price,
    'Was Price': condition !== 'new' && random.chance(0.16) ? price + 500 * random.int(2, 8) : null,
    'Price Type': leisure ? null : random.chance(0.82) ? 'DAP' : 'EGC',
    VIN: makeVin(random),
    Rego: registered ? makeRego(random, plan.state) : null,
    'Rego Expiry': registered ? addDays(today, random.int(-40, 360)) : null,
    'Build Date': built,
    'Compliance Date': leisure ? null : built,
    Location: location.name,
    'Date Added': addDays(today, -chooseDaysListed(random)),
    Tag: condition === 'demo' && random.chance(0.5) ? 'Test Drive Only' : null,
    Features: features,
    'State Market Price':
      condition === 'used' && random.chance(0.4) ? marketPrice(random, price) : null,
    ...(leisure ? caravanFacts(random, badge) : noCaravan),
    Description: random.chance(0.04)
      ? null
      : writeComment(random, {
          model,
          condition,
          year,
          km,
          age,
          colour: colour.name,
          features: features.slice(-6),
          town: location.town,
          closers: plan.closers,
        }),
    Photos:
      status === 'Coming Soon' && random.chance(0.4)
        ? []
        : takePhotos(random, {
            scene: location.scene,
            shape: model.shape,
            paint: colour.paint,
            look: lookOf({ ...model, series: seriesOf(model, year), badge }),
            km,
          }),
  };
}

function conditionWords(
  { plan: { certifies }, model }: VehicleOrder,
  condition: Condition,
  year: number,
): FeedVehicle['Condition'] {
  if (condition !== 'used') return condition === 'new' ? 'New' : 'Demo';
  const isCertified = certifies?.make === model.make && year >= certifies.since;
  return isCertified ? 'Certified Used' : 'Used';
}

/** A sold vehicle says so by its status alone: a date would go stale in a committed file. */
function chooseStatus(random: Random, condition: Condition): FeedVehicle['Status'] {
  if (condition === 'new' && random.chance(0.1)) return 'Coming Soon';
  if (random.chance(0.02)) return 'Sold';
  return random.chance(0.025) ? 'Reserved' : 'In Stock';
}

function chooseDaysListed(random: Random): number {
  return random.chance(0.12) ? random.int(0, 7) : random.int(8, 120);
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
