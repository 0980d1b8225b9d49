import type { PriceDisplay } from '../price/priceDisplay.ts';
import type { VehicleTag } from '../tags/vehicleTag.ts';
import type { CarType, ItemType, VehicleImage } from './vehicle.ts';

/** What a result card prints, and nothing else: it travels to the browser 21 times a page. */
export interface VehicleSummary {
  id: string;
  slug: string;
  itemType: ItemType;
  carType: CarType;
  /** `2021 Toyota HiLux` */
  title: string;
  /** Badge and series, `SR5 Double Cab` */
  subtitle: string | null;
  image: VehicleImage | null;
  photoCount: number;
  tag: VehicleTag | null;
  sold: boolean;
  available: boolean;
  price: PriceDisplay;
  /** `$1,500 below market price` */
  market: string | null;
  /** In print order: `45,000 km`, `Automatic`, `Diesel`, `Ute`; empty ones are left out. */
  facts: readonly string[];
  /** `Southport, QLD` */
  place: string | null;
}
