import { emptySearch, type SearchState } from '../search/searchState.ts';
import { isBlank } from '../text/isBlank.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * The listing that `Find Me Something Similar` opens: same make and model, else same body, car
 * type kept (R4-07).
 */
export function similarVehiclesState(
  vehicle: Pick<Vehicle, 'make' | 'model' | 'simpleBody' | 'carType'>,
): SearchState {
  const { make, model, simpleBody, carType } = vehicle;
  const named = !isBlank(make) && !isBlank(model);
  return {
    ...emptySearch,
    values: {
      car_type: [carType],
      ...(named ? { make: [make], model: [model] } : {}),
      ...(!named && !isBlank(simpleBody) ? { body: [simpleBody] } : {}),
    },
  };
}
