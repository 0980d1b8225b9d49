import {
  type EnquiryField,
  type EnquiryRules,
  enquiryFields,
  enquiryForms,
  type FieldError,
  type FormValues,
  isAvailable,
  type NewLead,
  successRecord,
  type Vehicle,
  validateEnquiry,
} from '@forecourt/domain';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { readForm } from '../../context/readForm.ts';
import { type SiteServices, servicesOf } from '../../context/siteServices.ts';
import { successCookie } from '../../context/successCookie.ts';
import { enquiryHref } from '../../view/paths.ts';
import { type VehicleCardView, vehicleCard } from '../../view/vehicleCard.ts';
import { notFound } from '../notFound/notFound.server.ts';

/** What the enquiry page prints. */
export interface EnquiryView {
  card: VehicleCardView;
  available: boolean;
  fields: readonly EnquiryField[];
  /** The rules of this site's forms, so that the browser judges as the server will. */
  rules: EnquiryRules;
  initial: FormValues;
  /** Makes a repeated submission the same lead (A3); new with every rendering. */
  formKey: string;
  canonical: string;
}

/** What is shown again after a form that was not taken. */
export interface EnquiryFault {
  errors: readonly FieldError[];
  values: FormValues;
  /** A fault that is no field's. */
  message: string | null;
}

const FORM = enquiryForms.vehicle;
const NO_STORE = { 'cache-control': 'no-store' };

export function loadEnquiry({ params, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const vehicle = requireVehicle(services, params.slug);
  const { config, now, origin, newFormKey } = services;
  const initial: FormValues = {
    ...(vehicle.dealershipSlug !== null && { dealership_slug: vehicle.dealershipSlug }),
    ...(locationId(services, vehicle) !== null && {
      location_id: locationId(services, vehicle) ?? '',
    }),
  };
  const rules = rulesOf(services);
  const view: EnquiryView = {
    card: vehicleCard(vehicle, config, now()),
    available: isAvailable(vehicle),
    fields: enquiryFields(FORM, rules, initial),
    rules,
    initial,
    formKey: newFormKey(),
    canonical: origin + enquiryHref(vehicle.slug),
  };
  return data(view, { headers: NO_STORE });
}

export async function submitEnquiry({ request, params, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  const vehicle = requireVehicle(services, params.slug);
  const input = await readForm(request);
  const at = services.now();
  const result = validateEnquiry(FORM, input, rulesOf(services), at);
  if (!result.ok) {
    const fault: EnquiryFault = { errors: result.errors, values: result.values, message: null };
    return data(fault, { status: 400, headers: NO_STORE });
  }
  const lead: NewLead = {
    kind: 'enquiry',
    enquiry: result.enquiry,
    context: {
      url: services.origin + enquiryHref(vehicle.slug),
      source: 'Website',
      userAgent: (request.headers.get('user-agent') ?? '').slice(0, 500),
      carId: vehicle.id,
      carDealershipId: vehicle.dealershipId,
      visitedPages: [],
      linkedQueryParams: {},
    },
  };
  try {
    await services.submitLead(formKeyOf(input.form_key, services), lead);
  } catch {
    // Nothing was stored, so nothing may look like success: the form stays filled (A5).
    const message = storeFault(services);
    const fault: EnquiryFault = { errors: [], values: valuesOf(input), message };
    return data(fault, { status: 503, headers: { ...NO_STORE, 'retry-after': '5' } });
  }
  const https = services.origin.startsWith('https:');
  const cookie = successCookie(successRecord(result.enquiry, vehicle.id, at), https);
  return redirect('/success', { status: 303, headers: { ...NO_STORE, 'set-cookie': cookie } });
}

function requireVehicle({ stock }: SiteServices, slug: string | undefined): Vehicle {
  const vehicle = stock.bySlug(slug ?? '');
  if (vehicle === null) throw notFound();
  return vehicle;
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

function storeFault({ config }: SiteServices): string {
  const phone = config.phone ?? config.locations.find((place) => place.phone !== null)?.phone;
  const call = phone === undefined || phone === null ? '' : `, or call ${phone}`;
  return `Your enquiry could not be saved just now, so we do not have it yet. Please send it again${call}.`;
}
