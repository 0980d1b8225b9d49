import {
  emptySearch,
  similarVehicles,
  similarVehiclesState,
  type Vehicle,
  withValues,
} from '@forecourt/domain';
import type { SiteServices } from '../contracts/siteServices.ts';
import { type VehicleCardView, vehicleCard } from './vehicleCard.ts';

/** Cards of what can be had in a vehicle's place: the same make and model first, then the same body. */
export async function similarCards(
  { config, stock }: SiteServices,
  vehicle: Vehicle,
  now: number,
  count: number,
): Promise<readonly VehicleCardView[]> {
  const { simpleBody } = vehicle;
  const searches = [
    similarVehiclesState(vehicle),
    ...(simpleBody === null ? [] : [withValues(emptySearch, 'body', [simpleBody])]),
  ];
  const responses = await Promise.all(searches.map((state) => stock.search(state)));
  const found = responses.flatMap(({ hits }) => hits);
  return similarVehicles(vehicle, found, count).map((hit) => vehicleCard(hit, config, now));
}
