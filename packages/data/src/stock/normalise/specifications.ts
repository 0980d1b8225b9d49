import type { CaravanSpecifications, ItemType, VehicleVariant } from '@forecourt/domain';
import type { StockRow } from '../row/rowSchema.ts';
import type { Engine } from './readEngine.ts';

function orNull<T extends object>(facts: T): T | null {
  return Object.values(facts).some((value) => value !== null) ? facts : null;
}

/** Facts of the variant, or `null` when there is none. */
export function readVariant(row: StockRow, engine: Engine): VehicleVariant | null {
  return orNull({
    cylinders: row.cylinders ? String(row.cylinders) : null,
    engineSizeCc: engine.cc,
    engineSizeLitres: engine.litres,
    induction: row.induction ?? null,
    gearType: row.gearType ?? null,
    fuelConsumptionCombined: row.fuelConsumption ?? null,
    fuelCapacity: row.fuelCapacity ?? null,
    grossVehicleMass: row.grossVehicleMass ?? null,
    length: row.length ?? null,
    height: row.height ?? null,
    width: row.width ?? null,
    torque: row.torque ?? null,
    ancapRating: row.ancapRating ?? null,
  });
}

/** Facts of a caravan, as given; a plain length or width of a caravan is its body's. */
export function readCaravan(row: StockRow, itemType: ItemType): CaravanSpecifications | null {
  const isCaravan = itemType === 'caravan';
  return orNull({
    bodyWidth: row.bodyWidth ?? (isCaravan ? row.width : null) ?? null,
    bodyLength: row.bodyLength ?? (isCaravan ? row.length : null) ?? null,
    tareWeight: row.tareWeight ?? null,
    axleType: row.axleType ?? null,
    sleeps: row.sleeps ?? null,
    aggregateTrailerMass: row.aggregateTrailerMass ?? null,
  });
}
