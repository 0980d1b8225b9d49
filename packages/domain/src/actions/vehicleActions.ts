import { isReservable } from '../reserve/isReservable.ts';
import { isBlank } from '../text/isBlank.ts';
import { isAvailable } from '../vehicle/availability.ts';
import { isTestDriveOnly } from '../vehicle/testDriveOnly.ts';
import type { CarType, Vehicle } from '../vehicle/vehicle.ts';

/** Settings of a site, by the names its configuration uses. */
export interface ActionRules {
  /** The site offers finance. */
  finance: boolean;
  /** The site takes reservations. */
  reserve: boolean;
  /** Car types a trade-in is taken for; empty where the site takes none (R4-33). */
  tradeInCarTypes: readonly CarType[];
}

/**
 * What a shopper can do with a vehicle. An unavailable one offers similar vehicles in place of the
 * usual buttons, not beside them (R4-07).
 */
export type VehicleActions =
  | { kind: 'similar' }
  | {
      kind: 'usual';
      /** A test-drive form stands instead of finance for `Test Drive Only` (R4-25). */
      finance: 'finance' | 'test_drive' | null;
      reserve: boolean;
      tradeIn: boolean;
    };

/** Buttons of a vehicle by its state and the site's settings (R4-07). */
export function vehicleActions(vehicle: Vehicle, rules: ActionRules): VehicleActions {
  if (!isAvailable(vehicle)) return { kind: 'similar' };
  return {
    kind: 'usual',
    finance: isTestDriveOnly(vehicle) ? 'test_drive' : rules.finance ? 'finance' : null,
    reserve: rules.reserve && isReservable(vehicle),
    tradeIn: rules.tradeInCarTypes.includes(vehicle.carType),
  };
}

/** Link of the history report, or `null` for no button (R4-34). */
export function historyReport({ file }: Pick<Vehicle, 'file'>): string | null {
  return isBlank(file) ? null : file;
}
