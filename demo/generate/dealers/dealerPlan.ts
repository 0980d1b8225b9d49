import type { Scene } from '../../images/scenes.ts';
import type { CatalogueModel, Segment } from '../catalogue/model.ts';

/** What a dealer sells, and how it talks about it. */
export interface DealerPlan {
  slug: string;
  seed: number;
  state: 'QLD' | 'NSW' | 'VIC';
  format: 'csv' | 'json' | 'ndjson';
  /** Names as in its site.json, with the backdrop of its pictures and its share of stock. */
  locations: readonly { name: string; town: string; scene: Scene; share: number }[];
  stockPrefix: string;
  count: number;
  /** Relative demand of a model; 0 is never stocked. */
  demand: (model: CatalogueModel) => number;
  /** Of models on sale of its own makes: share that is new, and of the others that is demo. */
  newShare: number;
  demoShare: number;
  /** Makes sold new. */
  franchises: readonly string[];
  /** Make whose used vehicles the dealer certifies, and the oldest year of them. */
  certifies?: { make: string; since: number };
  /** Used vehicles are this old, in years. */
  usedAge: readonly [number, number];
  priceEnding: 990 | 888 | 490 | 950;
  closers: readonly string[];
  /** What the dealer's people call the vehicles of a segment; without them they have no category. */
  categories?: Partial<Record<Segment, string>>;
  /** Where the reports on its used vehicles stand, each by VIN; without it there are none. */
  historyReports?: string;
  /** Of its lender, percent a year; without them its feed has no repayments. */
  financeRates?: { interest: number; comparison: number };
}
