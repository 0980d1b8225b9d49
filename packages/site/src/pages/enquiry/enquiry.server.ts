import { type FormKind, isAvailable } from '@forecourt/domain';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { fillWords } from '../../presenters/fillWords.ts';
import { enquiryHref } from '../../presenters/paths.ts';
import { similarHref, type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { drawForm, formPage } from '../form/drawForm.server.ts';
import type { FormView } from '../form/formView.ts';
import { takeForm } from '../form/takeForm.server.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { vehicleAt } from '../vehicle/vehicleAt.server.ts';

/** What the enquiry page prints. */
export interface EnquiryView {
  card: VehicleCardView;
  /** Listing of the vehicles most like this one. */
  similarHref: string;
  available: boolean;
  /** What is asked for: of a vehicle that cannot be had always one like it (R4-07). */
  asked: Asked;
  form: FormView;
  /** Over and under the number to ring. */
  words: { talk: string; talkText: string };
  canonical: string;
}

/** What the form asks for: the vehicle, one like it, or photos of it (R7-05). */
type Asked = Extract<FormKind, 'vehicle' | 'find_similar' | 'request_photos'>;

/** What the query of the page asks for. */
const others: Readonly<Record<string, Asked>> = {
  similar: 'find_similar',
  photos: 'request_photos',
};

/** The form that an address asks for, and that address. */
function askedAt(slug: string, query: URLSearchParams, available: boolean) {
  const own = enquiryHref(slug);
  const word = available ? Object.keys(others).find((name) => query.has(name)) : 'similar';
  return { asked: others[word ?? ''] ?? 'vehicle', path: word ? `${own}?${word}` : own };
}

/** Addresses that a vehicle of ours can have had. */
const SLUG = /^[a-z0-9-]{1,134}$/;

export async function loadEnquiry({ params, url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const { config, now, origin, stock } = services;
  const vehicle = await vehicleAt(services, params.slug ?? '', url, enquiryHref);
  const query = url.searchParams;
  const available = isAvailable(vehicle);
  const { asked, path } = askedAt(vehicle.slug, query, available);
  const { talk, talkText } = fillWords(config.words, 'forms', { name: config.name });
  const view: EnquiryView = {
    card: vehicleCard(vehicle, config, now()),
    similarHref: similarHref(vehicle),
    available,
    asked,
    form: drawForm(services, asked, { path, vehicle, query }),
    words: { talk, talkText },
    canonical: origin + enquiryHref(vehicle.slug),
  };
  return formPage(view, stock.isSoldLongAgo(vehicle) ? 404 : 200);
}

/**
 * Takes a lead. A vehicle that was sold or withdrawn while the shopper typed is still asked about:
 * somebody wants one like it, so the lead is taken with whatever is still known of the vehicle.
 */
export async function submitEnquiry({ request, url, params, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  const { stock } = services;
  const slug = params.slug ?? '';
  const moved = stock.heldBySlug(slug) === null ? await stock.movedTo(slug) : null;
  const vehicle = stock.heldBySlug(moved ?? slug);
  if (vehicle === null && !SLUG.test(slug)) throw notFound();
  const { asked, path } = askedAt(slug, url.searchParams, true);
  return takeForm(services, request, asked, { path, vehicle });
}
