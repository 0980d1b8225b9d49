import type { Condition, VehicleOrder } from './vehicleOrder.ts';

export function chooseCondition({ random, plan, model, today }: VehicleOrder): Condition {
  const onSale =
    model.years[1] >= Number(today.slice(0, 4)) && plan.franchises.includes(model.make);
  if (!onSale) return 'used';
  if (random.chance(plan.newShare)) return 'new';
  const demonstrated = model.segment !== 'bike' && model.segment !== 'caravan';
  return demonstrated && random.chance(plan.demoShare) ? 'demo' : 'used';
}

export function chooseYear(
  { random, plan, model, today }: VehicleOrder,
  condition: Condition,
): number {
  const thisYear = Number(today.slice(0, 4));
  if (condition === 'new') return random.chance(0.85) ? thisYear : thisYear - 1;
  if (condition === 'demo') return random.chance(0.6) ? thisYear : thisYear - 1;
  const [youngest, oldest] = plan.usedAge;
  const age =
    youngest + Math.floor(((random.next() + random.next()) / 2) * (oldest - youngest + 1));
  return Math.min(model.years[1], Math.max(model.years[0], thisYear - age));
}
