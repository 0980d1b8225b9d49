import {
  type BookableDays,
  type ClosedDays,
  closedDays,
  type EnquiryForm,
  type EnquiryLocation,
  type EnquiryRules,
  enquiryForms,
  type FormKind,
  type FormValues,
  type Vehicle,
  wallText,
} from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';

/** What a page says of its form: the same to `drawForm` as to `takeForm`. */
export interface FormOptions {
  /**
   * Path of the page that the form stands on, with that part of the query by which the page knows its
   * subject (`?car_id=7`). The form is sent there, and the lead says that it comes from there.
   */
  path: string;
  /**
   * What it is about. For `takeForm` a vehicle that left the stock meanwhile, too. A page that knows of no
   * vehicle leaves it out: then a link may name one.
   */
  vehicle?: Vehicle | null;
  /** What this page changes of its kind, as the subcategory. */
  change?: Partial<EnquiryForm>;
}

/** No answer with a form, or to one, is stored by anybody: each has its own key, or is one person's. */
export const NO_STORE = { 'cache-control': 'no-store' };

/** Of pages that are one person's: nobody keeps them, and no address of theirs leaves with a link. */
export const PRIVATE = { ...NO_STORE, 'referrer-policy': 'same-origin' };

/** A form, and what it is judged by. */
export interface SiteForm {
  form: EnquiryForm;
  rules: EnquiryRules;
}

/** The form of a page, and the site's rules for it. */
export function siteForm(
  services: SiteServices,
  kind: FormKind,
  { path, change }: Pick<FormOptions, 'path' | 'change'>,
): SiteForm {
  const { config } = services;
  const { messageRequired, optInDefault, showTerms, additionalServices, locations } = config;
  const form: EnquiryForm = { ...enquiryForms[kind], ...change };
  return {
    form,
    rules: {
      messageRequired,
      optInDefault,
      showTerms,
      additionalServices,
      locations: locations.map(placeOf),
      pageId: pageIdOf(path),
      ...(form.fields.includes('preferred_date') && { days: bookableDays(services, form) }),
    },
  };
}

/** When the places of a form can be visited; of those that are always open nothing is told. */
function bookableDays({ config, now }: SiteServices, { locationType }: EnquiryForm): BookableDays {
  const { locations, appointmentOnlyDays, timeZone } = config;
  const time = wallText(now(), timeZone);
  const meant = locations.filter(({ type }) => locationType === null || type === locationType);
  const closed = meant.map((place) => {
    return [place.id, closedDays(place, appointmentOnlyDays, time.slice(0, 10))] as const;
  });
  const isEver = ({ week, dates }: ClosedDays) => week.length + dates.length > 0;
  return { now: time, closed: Object.fromEntries(closed.filter(([, days]) => isEver(days))) };
}

/** A page is known by its address: `contact-us`, `cars/2021-toyota-hilux/enquire`. */
function pageIdOf(path: string): string {
  return path.slice(1).replace(/[?#].*/s, '');
}

/** Of a place what a form needs: it travels to the browser. */
function placeOf(location: EnquiryLocation): EnquiryLocation {
  const { id, name, type, visible, dealershipSlug, dealershipName } = location;
  return { id, name, type, visible, dealershipSlug, dealershipName };
}

/** Where a vehicle stands, as a form's values. */
export function placeOfVehicle({ config }: SiteServices, vehicle: Vehicle): FormValues {
  const place = config.locations.find(({ slug }) => slug === vehicle.location?.slug);
  return {
    ...(vehicle.dealershipSlug !== null && { dealership_slug: vehicle.dealershipSlug }),
    ...(place !== undefined && { location_id: place.id }),
  };
}
