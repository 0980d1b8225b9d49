import {
  type Enquiry,
  type FormInput,
  isVehicleId,
  type LeadContext,
  readVisit,
  suspicions,
  type Vehicle,
  VISIT_FIELD,
  type VisitedPage,
  visitAt,
} from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { drawnAt } from './formKey.ts';
import { CAR_FIELD, TRAP_FIELD } from './formView.ts';

/** What a form came with, beside its fields. */
export interface Sending {
  request: Request;
  input: FormInput;
  formKey: string;
  enquiry: Enquiry;
  /** Path of the page that the form stands on. */
  path: string;
  vehicle: Vehicle | null | undefined;
}

/** What the server knows of a sending; of the form's own words only what it cannot know (R3-16). */
export function leadContext(services: SiteServices, sending: Sending): LeadContext {
  const { request, input, formKey, enquiry, path } = sending;
  const carId = textOf(input, CAR_FIELD);
  const vehicle = sending.vehicle === undefined ? heldCar(services, carId) : sending.vehicle;
  const { pages, params } =
    readVisit(textOf(input, VISIT_FIELD)) ?? visitAt(ownReferer(request, services));
  const drawn = drawnAt(formKey);
  const doubts = suspicions({
    enquiry,
    trapped: textOf(input, TRAP_FIELD) !== '',
    elapsed: drawn === null ? null : services.now() - drawn,
    senders: services.sendersOf(enquiry),
  });
  return {
    url: services.origin + path,
    source: 'Website',
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 500),
    carId: vehicle?.id ?? goneCar(services, carId),
    carDealershipId: vehicle?.dealershipId ?? null,
    visitedPages: pages,
    linkedQueryParams: params,
    ...(doubts.length > 0 && { suspicions: doubts }),
  };
}

function heldCar({ stock }: SiteServices, id: string): Vehicle | null {
  return isVehicleId(id) ? stock.heldById(id) : null;
}

/** One that left the stock while the form stood open: its id is all that is left of it. */
function goneCar(services: SiteServices, id: string): string | null {
  return isVehicleId(id) && heldCar(services, id) === null ? id : null;
}

/** The page it was sent from, where the browser says one of ours. */
export function ownReferer(
  { headers }: Request,
  { origin }: Pick<SiteServices, 'origin'>,
): VisitedPage | null {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer) || new URL(referer).origin !== origin) return null;
  const { pathname, searchParams } = new URL(referer);
  return { path: pathname, params: searchParams };
}

function textOf(input: FormInput, name: string): string {
  const value = input[name];
  return typeof value === 'string' ? value : (value?.[0] ?? '');
}
