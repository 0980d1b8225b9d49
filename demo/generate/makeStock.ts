import { cars } from './catalogue/cars.ts';
import { commercials } from './catalogue/commercials.ts';
import { leisure } from './catalogue/leisure.ts';
import type { CatalogueModel, Segment } from './catalogue/model.ts';
import { prestige } from './catalogue/prestige.ts';
import { suvs } from './catalogue/suvs.ts';
import type { DealerPlan } from './dealers/dealerPlan.ts';
import type { FeedVehicle } from './feedVehicle.ts';
import { makeVehicle } from './makeVehicle.ts';
import { createRandom } from './random.ts';
import { repaymentFacts } from './repaymentFacts.ts';
import {
  bikeColours,
  caravanColours,
  carColours,
  type FeedColour,
  workColours,
} from './words/colours.ts';

const catalogue: readonly CatalogueModel[] = [
  ...cars,
  ...suvs,
  ...commercials,
  ...prestige,
  ...leisure,
];

/**
 * A dealer's whole stock. The same plan and day give the same vehicles.
 *
 * @param today `YYYY-MM-DD`; ages, dates and registrations are counted back from it
 */
export function makeStock(plan: DealerPlan, today: string): FeedVehicle[] {
  const random = createRandom(plan.seed);
  const models = catalogue.filter((model) => plan.demand(model) > 0);
  const perSegment = (segment: Segment) =>
    models.filter((model) => model.segment === segment).length;
  return Array.from({ length: plan.count }, (_, index) => {
    const model = random.weighted(
      models,
      (one) => plan.demand(one) / Math.sqrt(perSegment(one.segment)),
    );
    const colour = random.weighted(coloursOf(model), ({ share }) => share);
    const vehicle = makeVehicle({ random, plan, model, colour, index, today });
    return {
      ...vehicle,
      'History Report': historyReport(plan, vehicle),
      Category: plan.categories?.[model.segment] ?? null,
      ...repaymentFacts(vehicle.Price, plan.financeRates),
    };
  });
}

/** Nobody has driven what is new. */
function historyReport(
  { historyReports }: DealerPlan,
  { Condition, VIN }: Pick<FeedVehicle, 'Condition' | 'VIN'>,
): string | null {
  return historyReports !== undefined && Condition === 'Used' ? historyReports + VIN : null;
}

function coloursOf({ segment }: CatalogueModel): readonly FeedColour[] {
  if (segment === 'bike') return bikeColours;
  if (segment === 'caravan') return caravanColours;
  return segment === 'ute' || segment === 'van' ? workColours : carColours;
}
