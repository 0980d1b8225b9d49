import { slugOf } from '../search/slug.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What a vehicle's page fills into its forms, by the platform's own keys (R3-01). */
export function enquiryPrefill(
  vehicle: Vehicle,
  options: { optIn: boolean; message?: string; subcategory?: string },
) {
  return {
    dealership_slug: vehicle.dealershipSlug,
    manufacturer_slug: slugOf(vehicle.make),
    stock_number: vehicle.stockNumber,
    'Vehicle Make': vehicle.make,
    'Vehicle Model': vehicle.model,
    car_type: vehicle.carType,
    car_id: vehicle.id,
    vehicle_status: vehicle.status,
    opt_in: options.optIn,
    message: options.message ?? null,
    subcategory: options.subcategory ?? null,
  };
}
