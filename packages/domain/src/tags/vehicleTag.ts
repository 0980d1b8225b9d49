import { isBlank } from '../text/isBlank.ts';
import { isSold } from '../vehicle/availability.ts';
import { isNewlyListed } from '../vehicle/newLabel.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { electrified } from './electrified.ts';
import type { Labels } from './labels.ts';
import { tagCopy } from './tagCopy.ts';

/** The one tag of a vehicle (R4-01, R4-06). */
export type VehicleTag =
  | {
      kind: 'sold' | 'electric' | 'hybrid' | 'reserved' | 'custom' | 'coming_soon' | 'new';
      text: string;
    }
  | { kind: 'certified'; image: string; alt: string };

/** Who gets the sold tag. */
export const soldTagKinds = ['non-used', 'all'] as const;

/** Settings of a site, by the names its configuration uses. */
export interface TagRules {
  labels: Pick<Labels, 'newTag' | 'soldTag'>;
  /** A sold used vehicle has no sold tag unless the site says `all` (R4-02). */
  soldTagFor: (typeof soldTagKinds)[number];
  /** `Electric` and `Hybrid` are shown. */
  fuelTags: boolean;
  /** The certified-used badge of one make, nothing where the feature is off (R4-03). */
  certified?: { make: string; image: string; alt: string } | null;
}

/** The one tag of a vehicle; the first rule that holds wins (R4-01). `now` is milliseconds. */
export function vehicleTag(vehicle: Vehicle, rules: TagRules, now: number): VehicleTag | null {
  const sold = isSold(vehicle);
  if (sold && (vehicle.carType !== 'used' || rules.soldTagFor === 'all')) {
    return { kind: 'sold', text: rules.labels.soldTag };
  }
  const power = rules.fuelTags ? electrified(vehicle) : null;
  if (power) return { kind: power, text: tagCopy[power] };
  if (vehicle.reserved) return { kind: 'reserved', text: tagCopy.reserved };
  const badge = rules.certified;
  if (
    badge &&
    vehicle.certified &&
    !sold &&
    vehicle.carType === 'used' &&
    vehicle.make.toLowerCase() === badge.make.toLowerCase()
  ) {
    return { kind: 'certified', image: badge.image, alt: badge.alt };
  }
  if (!isBlank(vehicle.tag)) return { kind: 'custom', text: vehicle.tag };
  if (vehicle.status === 'coming_soon') return { kind: 'coming_soon', text: tagCopy.comingSoon };
  return isNewlyListed(vehicle, now) ? { kind: 'new', text: rules.labels.newTag } : null;
}
