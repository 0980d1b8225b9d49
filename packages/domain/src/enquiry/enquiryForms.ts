import type { LocationType } from '../location/location.ts';
import { CAREERS_ENQUIRY, GENERAL_ENQUIRY } from './category.ts';
import { enquiryCopy } from './enquiryCopy.ts';
import type { FieldName } from './field.ts';

/** One kind of form: a list of fields and a few settings; validation is the same for all (R2-88). */
export interface EnquiryForm {
  fields: readonly FieldName[];
  /** `site` is required unless the site says otherwise; any other setting wins (R5-12). */
  message: 'required' | 'optional' | 'site';
  category: string;
  subcategory: string | null;
  /** What its tracking event depends on (R4-21). */
  event: 'enquiry' | 'test_drive' | 'vehicle';
  /** Places it can be sent to; `null` is all. */
  locationType: Exclude<LocationType, ''> | null;
  /** Text that goes before the visitor's message. */
  hiddenText: string | null;
}

const contact = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;
const places = ['dealership_slug', 'location_id'] as const;
const consent = ['opt_in', 'terms_conditions'] as const;

const general: EnquiryForm = {
  fields: [...contact, 'category', ...places, 'message', ...consent],
  message: 'site',
  category: GENERAL_ENQUIRY,
  subcategory: null,
  event: 'enquiry',
  locationType: null,
  hiddenText: null,
};

const vehicle: EnquiryForm = {
  ...general,
  fields: [...contact, ...places, 'message', ...consent],
  message: 'optional',
  category: 'Vehicle Enquiry',
  event: 'vehicle',
  locationType: 'sales',
};

const finance: EnquiryForm = { ...vehicle, category: 'Finance Enquiry', event: 'enquiry' };

const workshop = [...contact, 'rego', ...places] as const;

/** The forms of a dealer site. Spread one to change a setting for one place. */
export const enquiryForms = {
  contact: general,
  vehicle,
  test_drive: {
    ...vehicle,
    fields: [...contact, ...places, 'preferred_date', 'message', ...consent],
    category: 'Test Drive',
    event: 'test_drive',
  },
  request_photos: {
    ...vehicle,
    subcategory: 'Request Photos',
    hiddenText: enquiryCopy.photos,
  },
  offer: { ...vehicle, message: 'site', category: 'Offer Enquiry', event: 'enquiry' },
  model: {
    ...general,
    fields: [...contact, ...places, 'message', ...consent],
    category: 'Model Enquiry',
    locationType: 'sales',
  },
  find_similar: { ...vehicle, subcategory: 'Find Similar' },
  fleet: {
    ...general,
    fields: [...contact, ...places, 'message', ...consent],
    category: 'Fleet Enquiry',
    locationType: 'sales',
  },
  careers: {
    ...general,
    fields: [...contact, ...places, 'message', ...consent],
    category: CAREERS_ENQUIRY,
  },
  service: {
    ...general,
    fields: [...workshop, 'additional_services', 'preferred_date', 'message', ...consent],
    message: 'optional',
    category: 'Service Enquiry',
    locationType: 'service',
  },
  parts: {
    ...general,
    fields: [...workshop, 'message', ...consent],
    category: 'Parts Enquiry',
    locationType: 'parts',
  },
  finance,
  personalised_finance: { ...finance, subcategory: 'Personalised Finance' },
  reserve: {
    ...vehicle,
    fields: [...contact, ...places, 'message', 'terms_conditions'],
    category: 'Reservation',
    event: 'enquiry',
  },
  trade_in: {
    ...vehicle,
    fields: [
      'name',
      'last_name',
      'postcode',
      'phone',
      'email',
      'contact_method',
      'under_finance',
      'valuation_id',
      'terms_conditions',
    ],
    category: 'Trade-in Enquiry',
    event: 'enquiry',
  },
} as const satisfies Record<string, EnquiryForm>;

/** Name of a form. */
export type FormKind = keyof typeof enquiryForms;
