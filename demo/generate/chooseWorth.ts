import type { CatalogueModel } from './catalogue/model.ts';
import type { DealerPlan } from './dealers/dealerPlan.ts';
import { retailPrice, usedPrice, yearlyKm } from './price.ts';
import type { Random } from './random.ts';
import type { Condition } from './vehicleOrder.ts';

/** Kilometres on the odometer; null for what has none. */
export function chooseKm(
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

/** What the dealer asks, dollars. */
export function choosePrice(
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

/** What others ask for the same vehicle: now and then well above this dealer's price. */
export function marketPrice(random: Random, price: number): number {
  return Math.round(price * (0.97 + random.next() * 0.12));
}
