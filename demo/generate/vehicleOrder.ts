import type { CatalogueModel } from './catalogue/model.ts';
import type { DealerPlan } from './dealers/dealerPlan.ts';
import type { Random } from './random.ts';
import type { FeedColour } from './words/colours.ts';

/** What a vehicle is made from. */
export interface VehicleOrder {
  random: Random;
  plan: DealerPlan;
  model: CatalogueModel;
  colour: FeedColour;
  index: number;
  /** `YYYY-MM-DD` */
  today: string;
}

export type Condition = 'new' | 'demo' | 'used';
