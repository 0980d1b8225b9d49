import { present } from '../../text/present.ts';
import type { ItemType, Vehicle } from '../vehicle.ts';

/** How common each feature is in a stock. */
export interface FeatureCounts {
  add(vehicle: Pick<Vehicle, 'itemType' | 'standardEquipment'>): void;
  /** Share of the vehicles of this type that have the feature, 0 to 1. */
  share(feature: string, itemType: ItemType): number;
}

/** What makes two entries of a feed the same feature. */
export function featureKey(feature: string): string {
  return feature.trim().toLowerCase();
}

/** Counts of a stock that is still empty. Types are apart: few vehicles have an awning, all caravans do. */
export function createFeatureCounts(): FeatureCounts {
  const types = new Map<ItemType, { vehicles: number; features: Map<string, number> }>();
  return {
    add({ itemType, standardEquipment }) {
      const counts = types.get(itemType) ?? { vehicles: 0, features: new Map<string, number>() };
      types.set(itemType, counts);
      counts.vehicles += 1;
      for (const key of new Set(present(standardEquipment).map(featureKey))) {
        counts.features.set(key, (counts.features.get(key) ?? 0) + 1);
      }
    },
    share(feature, itemType) {
      const counts = types.get(itemType);
      return counts ? (counts.features.get(featureKey(feature)) ?? 0) / counts.vehicles : 0;
    },
  };
}
