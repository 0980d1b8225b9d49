import type { NewLead } from '@forecourt/domain';
import { type Destination, destinationName } from '../config/deliveryConfig.ts';
import { FOLDER } from '../store/folderDestination.ts';

/** Names of the destinations that take a lead; the folder where none does, so that it has one. */
export function destinationsOf(
  { enquiry }: Pick<NewLead, 'enquiry'>,
  delivery: readonly Destination[],
): readonly [string, ...string[]] {
  const { category, subcategory, locationId } = enquiry;
  const takes = ({ kinds, locations }: Destination) =>
    (kinds === null || [category, subcategory].some((kind) => kind && kinds.includes(kind))) &&
    (locations === null || (locationId !== null && locations.includes(locationId)));
  const [first = FOLDER, ...others] = delivery.filter(takes).map(destinationName);
  return [first, ...others];
}
