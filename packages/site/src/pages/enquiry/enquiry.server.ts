import {
  type EnquiryRules,
  enquiryForms,
  type FieldError,
  type FormValues,
  isAvailable,
  type NewLead,
  requestFailed,
  type SubmitFailure,
  successRecord,
  type Vehicle,
  validateEnquiry,
} from '@forecourt/domain';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { enquiryHref, SUCCESS_PATH } from '../../presenters/paths.ts';
import { similarHref, type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { readForm } from '../readForm.ts';
import { successCookie } from '../success/successCookie.ts';
import { vehicleAt } from '../vehicle/vehicleAt.server.ts';

/** What the enquiry page prints. */
export interface EnquiryView {
  card: VehicleCardView;
  /** Listing of the vehicles most like this one. */
  similarHref: string;
  available: boolean;
  /** The rules of this site's forms, so that the browser judges as the server will. */
  rules: EnquiryRules;
  initial: FormValues;
  /** Makes a repeated submission the same lead (R11-03); new with every rendering. */
  formKey: string;
  canonical: string;
}

/** What is shown again after a form that was not taken. */
export interface EnquiryFault {
  errors: readonly FieldError[];
  values: FormValues;
  /** A fault that is no field's (R4-18). */
  failure: SubmitFailure | null;
}

const FORM = enquiryForms.vehicle;
/** Addresses that a vehicle of ours can have had. */
const SLUG = /^[a-z0-9-]{1,134}$/;
const NO_STORE = { 'cache-control': 'no-store' };

export async function loadEnquiry({ params, request, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const { config, now, origin, newFormKey, stock } = services;
  const vehicle = await vehicleAt(services, params.slug ?? '', request, enquiryHref);
  const initial: FormValues = {
    ...(vehicle.dealershipSlug !== null && { dealership_slug: vehicle.dealershipSlug }),
    ...(locationId(services, vehicle) !== null && {
      location_id: locationId(services, vehicle) ?? '',
    }),
  };
  const view: EnquiryView = {
    card: vehicleCard(vehicle, config, now()),
    similarHref: similarHref(vehicle),
    available: isAvailable(vehicle),
    rules: rulesOf(services),
    initial,
    formKey: newFormKey(),
    canonical: origin + enquiryHref(vehicle.slug),
  };
  const status = stock.isSoldLongAgo(vehicle) ? 404 : 200;
  return data(view, { status, headers: NO_STORE });
}

/**
 * Takes a lead. A vehicle that was sold or withdrawn while the shopper typed is still asked about:
 * somebody wants one like it, so the lead is taken with whatever is still known of the vehicle.
 */
export async function submitEnquiry({ request, params, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  const slug = params.slug ?? '';
  const moved =
    services.stock.heldBySlug(slug) === null ? await services.stock.movedTo(slug) : null;
  const vehicle = services.stock.heldBySlug(moved ?? slug);
  if (vehicle === null && !SLUG.test(slug)) throw notFound();
  const input = await readForm(request);
  const at = services.now();
  const result = validateEnquiry(FORM, input, rulesOf(services), at);
  if (!result.ok) {
    const fault: EnquiryFault = { errors: result.errors, values: result.values, failure: null };
    return data(fault, { status: 400, headers: NO_STORE });
  }
  const lead: NewLead = {
    kind: 'enquiry',
    enquiry: result.enquiry,
    context: {
      url: services.origin + enquiryHref(slug),
      source: 'Website',
      userAgent: (request.headers.get('user-agent') ?? '').slice(0, 500),
      carId: vehicle?.id ?? null,
      carDealershipId: vehicle?.dealershipId ?? null,
      visitedPages: [],
      linkedQueryParams: {},
    },
  };
  const formKey = formKeyOf(input.form_key, services);
  // Nothing was stored, so nothing may look like success: the form stays filled (R11-05).
  const refused = (status: 429 | 503, seconds: number, message: string) => {
    const failure = requestFailed(message);
    const fault: EnquiryFault = { errors: [], values: valuesOf(input), failure };
    return data(fault, { status, headers: { ...NO_STORE, 'retry-after': String(seconds) } });
  };
  const pause = services.leadPause(formKey, lead);
  if (pause > 0) return refused(429, pause, tooMany(pause));
  try {
    await services.submitLead(formKey, lead);
  } catch {
    return refused(503, 5, 'Your enquiry could not be saved just now.');
  }
  const https = services.origin.startsWith('https:');
  const cookie = successCookie(successRecord(result.enquiry, vehicle?.id ?? null, at), https);
  return redirect(SUCCESS_PATH, { status: 303, headers: { ...NO_STORE, 'set-cookie': cookie } });
}

/** The site's settings for forms; opening hours are left behind, since this goes to the browser. */
function rulesOf({ config }: SiteServices): EnquiryRules {
  return {
    messageRequired: config.messageRequired,
    optInDefault: config.optInDefault,
    showTerms: config.showTerms,
    locations: config.locations.map((location) => ({ ...location, openingHours: [] })),
  };
}

function locationId({ config }: SiteServices, vehicle: Vehicle): string | null {
  return config.locations.find(({ slug }) => slug === vehicle.location?.slug)?.id ?? null;
}

/** A form that lost its key is still a lead: it gets a key of its own. */
function formKeyOf(given: unknown, services: SiteServices): string {
  return typeof given === 'string' && /^[\w-]{16,64}$/.test(given) ? given : services.newFormKey();
}

function valuesOf(input: Awaited<ReturnType<typeof readForm>>): FormValues {
  return Object.fromEntries(Object.entries(input).filter(([name]) => name !== 'form_key'));
}

function tooMany(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Many enquiries have come from your connection. Please wait ${wait}.`;
}
