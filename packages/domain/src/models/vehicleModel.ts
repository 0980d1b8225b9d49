/** An entry of a manufacturer's model range. Absent is `null`. */
export interface VehicleModel {
  id: string;
  name: string;
  slug: string;
  /** A second slug that finds the model, never written (R2-19). */
  newSlug: string | null;
  overrideUrl: string | null;
  status: 'new' | 'coming_soon' | null;
  imageUrl: string | null;
  thumbUrl: string | null;
  shortDescription: string | null;
  description: string | null;
  /** Dollars. */
  fromPrice: number | null;
  manufacturer: string | null;
  /** Bodies as the manufacturer words them: `SUV`, `Trucks`. */
  bodies: readonly string[];
  fuels: readonly string[];
}
