import { isForSale } from '../search/displayOrder.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * The vehicles to show beside one, of those that resemble it: only what a shopper can have, each
 * once, those with photos first and otherwise in the order given.
 *
 * @param most how many there is room for
 */
export function similarVehicles(
  vehicle: Pick<Vehicle, 'id'>,
  candidates: readonly Vehicle[],
  most: number,
): readonly Vehicle[] {
  const others = candidates.filter((one) => one.id !== vehicle.id && isForSale(one));
  const once = [...new Map(others.map((one) => [one.id, one])).values()];
  const hasPhotos = ({ images }: Vehicle) => images.length > 0;
  return once.toSorted((a, b) => Number(hasPhotos(b)) - Number(hasPhotos(a))).slice(0, most);
}
