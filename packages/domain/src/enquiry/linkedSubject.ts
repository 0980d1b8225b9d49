import { slugOf } from '../search/slug.ts';
import { lineOf } from '../text/lines.ts';
import { isVehicleId } from '../vehicle/isVehicleId.ts';

/** What a link says that a form is about, by the platform's own keys (R3-01). */
export interface LinkedSubject {
  /** Id of a vehicle, as it was given. */
  carId: string | null;
  subcategory: string | null;
  /** Tells of a vehicle that the link describes; for a message that the link does not write itself. */
  message: string | null;
}

const MAX_TEXT = 80;
/** The stages of a trade-in are for the server to say (R4-23). */
const STAGE = /^\d+\./;

/** Statuses that a link may tell, in words; whatever else a feed has is no word for a shopper. */
const statuses: ReadonlyMap<string, string> = new Map([
  ['in_stock', 'in stock'],
  ['coming_soon', 'coming soon'],
  ['sold', 'sold'],
]);

/**
 * Reads the vehicle's keys of a link; whatever is too long, or no text of one line, is left out.
 *
 * @param makes names of makes, by which `manufacturer_slug` is read where no `Vehicle Make` is given
 */
export function linkedSubject(
  get: (key: string) => string | null,
  makes: readonly string[] = [],
): LinkedSubject {
  const text = (key: string) => {
    const line = lineOf(get(key) ?? '');
    return line.length > MAX_TEXT ? '' : line;
  };
  const carId = get('car_id') ?? '';
  const slug = text('manufacturer_slug');
  const make = text('Vehicle Make') || makes.find((name) => slugOf(name) === slug) || '';
  return {
    carId: isVehicleId(carId) ? carId : null,
    subcategory: givenSubcategory(get('subcategory')),
    message: describe([make, text('Vehicle Model')], {
      condition: text('car_type'),
      stock: text('stock_number'),
      status: text('vehicle_status'),
    }),
  };
}

/** A subcategory that a link or a template's script may give. */
export function givenSubcategory(text: string | null): string | null {
  const line = lineOf(text ?? '');
  return line === '' || line.length > MAX_TEXT || STAGE.test(line) ? null : line;
}

function describe(
  names: readonly string[],
  { condition, stock, status }: { condition: string; stock: string; status: string },
): string | null {
  const name = names.filter(Boolean).join(' ');
  if (name === '') return null;
  const kind = ['new', 'used', 'demo'].includes(condition) ? `${condition} ` : '';
  const told = [stock && `stock number ${stock}`, statuses.get(status)].filter(Boolean).join(', ');
  return `It is about the ${kind}${name}${told && ` (${told})`}.`;
}
