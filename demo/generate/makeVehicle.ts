import { caravanFacts, noCaravan } from './caravanFacts.ts';
import type { CatalogueModel } from './catalogue/model.ts';
import type { DealerPlan } from './dealers/dealerPlan.ts';
import { readEngine } from './engine.ts';
import type { FeedVehicle } from './feedVehicle.ts';
import { takePhotos } from './photos.ts';
import { retailPrice, usedPrice, yearlyKm } from './price.ts';
import type { Random } from './random.ts';
import { specifications } from './specifications.ts';
import type { FeedColour } from './words/colours.ts';
import { featurePools } from './words/features.ts';
import { writeComment } from './words/writeComment.ts';

export interface VehicleOrder {
  random: Random;
  plan: DealerPlan;
  model: CatalogueModel;
  colour: FeedColour;
  index: number;
  /** `YYYY-MM-DD` */
  today: string;
}

type Condition = 'new' | 'demo' | 'used';

/** One vehicle with everything a feed says about it. */
export function makeVehicle(order: VehicleOrder): FeedVehicle {
  const { random, plan, model, colour, index, today } = order;
  const condition = chooseCondition(order);
  const year = chooseYear(order, condition);
  const [badge, rrp, engineCode, badgeDrive] = random.pick(model.badges);
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
  const gearbox = manual
    ? `${model.years[0] < 2016 ? 5 : 6} Speed Manual`
    : (model.gearbox ?? null);
  return {
    'Stock No': `${plan.stockPrefix}${10_400 + index * 7 + random.int(0, 6)}`,
    'Item Type': leisure ? 'Caravan' : car ? 'Car' : 'Motorcycle',
    Condition: condition === 'new' ? 'New' : condition === 'demo' ? 'Demo' : 'Used',
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
        : takePhotos(random, { scene: location.scene, shape: model.shape, paint: colour.paint }),
  };
}

function chooseCondition({ random, plan, model, today }: VehicleOrder): Condition {
  const onSale =
    model.years[1] >= Number(today.slice(0, 4)) && plan.franchises.includes(model.make);
  if (!onSale) return 'used';
  const reach = 2.2;
  if (random.chance(Math.min(0.8, plan.newShare * reach))) return 'new';
  const demos = model.segment !== 'bike' && model.segment !== 'caravan';
  return demos && random.chance(Math.min(0.5, plan.demoShare * reach * 1.6)) ? 'demo' : 'used';
}

function chooseYear({ random, plan, model, today }: VehicleOrder, condition: Condition): number {
  const thisYear = Number(today.slice(0, 4));
  if (condition === 'new') return random.chance(0.85) ? thisYear : thisYear - 1;
  if (condition === 'demo') return random.chance(0.6) ? thisYear : thisYear - 1;
  const [youngest, oldest] = plan.usedAge;
  const age =
    youngest + Math.floor(((random.next() + random.next()) / 2) * (oldest - youngest + 1));
  return Math.min(model.years[1], Math.max(model.years[0], thisYear - age));
}

function chooseKm(
  random: Random,
  model: CatalogueModel,
  condition: Condition,
  age: number,
): number | null {
  if (model.segment === 'caravan') return null;
  if (condition === 'new') return random.chance(0.4) ? 0 : random.int(5, 45);
  if (condition === 'demo') return random.int(180, 880) * (random.chance(0.5) ? 10 : 4);
  const yearly = yearlyKm[model.segment] * (0.55 + random.next() * 0.95);
  return Math.max(900, Math.round(yearly * Math.max(0.3, age)) + random.int(-400, 400));
}

function choosePrice(
  random: Random,
  facts: {
    plan: DealerPlan;
    model: CatalogueModel;
    condition: Condition;
    rrp: number;
    age: number;
    km: number | null;
  },
): number {
  const { plan, model, condition, rrp, age, km } = facts;
  const ending = random.chance(0.75) ? plan.priceEnding : 888;
  if (condition === 'new') return retailPrice(rrp * 1.075, ending);
  if (condition === 'demo') return retailPrice(rrp * (0.95 + random.next() * 0.06), ending);
  const worth = usedPrice({
    rrp,
    age,
    km: km ?? 0,
    expectedKm: yearlyKm[model.segment] * age,
    hold: model.hold ?? 'fair',
  });
  return retailPrice(worth * (0.96 + random.next() * 0.08), ending);
}

function chooseFeatures(random: Random, model: CatalogueModel, level: number): string[] {
  const { basic, extra } = featurePools[model.segment];
  const richness = (level + 1) / model.badges.length;
  const count = Math.round(extra.length * (0.2 + 0.5 * richness)) + random.int(-1, 2);
  return [
    ...random.sample(basic, random.int(Math.ceil(basic.length * 0.7), basic.length)),
    ...random.sample(extra, count),
  ];
}

/** What others ask for the same vehicle: now and then well above this dealer's price. */
function marketPrice(random: Random, price: number): number {
  return Math.round(price * (0.97 + random.next() * 0.12));
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

function seriesOf(model: CatalogueModel, year: number): string | null {
  const started = Object.keys(model.series ?? {})
    .map(Number)
    .filter((from) => from <= year)
    .at(-1);
  return started === undefined ? null : (model.series?.[started] ?? null);
}

/** Seventeen characters that no maker uses: the leading 0 is unassigned. */
function makeVin(random: Random): string {
  const letters = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'];
  return `0FC${Array.from({ length: 14 }, () => random.pick(letters)).join('')}`;
}

function makeRego(random: Random, state: DealerPlan['state']): string {
  const letter = () => random.pick([...'BCDFGHJKLMNPRSTVWXYZ']);
  const digits = (count: number) => Array.from({ length: count }, () => random.int(0, 9)).join('');
  if (state === 'QLD') return `${digits(3)}ZZ${random.int(0, 9)}`;
  return state === 'NSW'
    ? `ZZ${letter()}${digits(2)}${letter()}`
    : `0ZZ${random.int(0, 9)}${letter()}${letter()}`;
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
