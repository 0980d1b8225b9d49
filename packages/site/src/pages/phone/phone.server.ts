import { phoneText, type Vehicle, vehicleTitle } from '@forecourt/domain';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import type { PhoneAnswer } from '../../contracts/phoneAnswer.ts';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { vehicleHref } from '../../presenters/paths.ts';
import { readForm } from '../form/readForm.ts';
import { NO_STORE } from '../form/siteForm.server.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { findCar } from '../vehicle/findCar.server.ts';

/** The page that shows a number to who asks for it. */
export interface PhoneView {
  /** Where it is asked: this page, with the vehicle it is asked about. */
  action: string;
  /** What it is asked by. */
  token: string;
  /** The number, masked. */
  masked: string;
  vehicle: { title: string; href: string } | null;
}

export function loadPhone({ params, url, context }: LoaderFunctionArgs): PhoneView {
  const services = servicesOf(context);
  const { key = '' } = params;
  const masked = services.maskedNumber(key);
  if (masked === null) throw notFound();
  const vehicle = findCar(services, url.searchParams.get('car_id'));
  return {
    action: url.pathname + (vehicle === null ? '' : `?car_id=${encodeURIComponent(vehicle.id)}`),
    token: services.numberToken(key, vehicle),
    masked: phoneText(masked),
    vehicle: vehicle && { title: vehicleTitle(vehicle), href: vehicleHref(vehicle.slug) },
  };
}

/** Without a script: the page again, with the number on it. */
export async function askPhone({ params, request, url, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  const { token } = await readForm(request);
  const vehicle = findCar(services, url.searchParams.get('car_id'));
  return answerTo(services, { key: params.key ?? '', vehicle, token: textOf(token) });
}

/** With a script: the same by `number`, `car_id` and `token` of a form, as data (R7-01). */
export async function askPhoneByForm({ request, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  const { number, car_id: id, token } = await readForm(request);
  const question = { ...subjectOf(services, textOf(number), textOf(id)), token: textOf(token) };
  const { data: answer, init } = answerTo(services, question);
  return Response.json(answer, init ?? {});
}

/** A token for a script that has none which holds: of a page that has stood open, or of a link without one. */
export function loadPhoneToken({ url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const { searchParams: query } = url;
  const { key, vehicle } = subjectOf(
    services,
    textOf(query.get('number')),
    query.get('car_id') ?? '',
  );
  if (services.maskedNumber(key) === null) throw notFound();
  return Response.json({ token: services.numberToken(key, vehicle) }, { headers: NO_STORE });
}

interface Question {
  key: string;
  vehicle: Vehicle | null;
  token: string;
}

function subjectOf(services: SiteServices, key: string, id: string): Omit<Question, 'token'> {
  return { key, vehicle: id === '' ? null : findCar(services, id) };
}

function answerTo(services: SiteServices, { key, vehicle, token }: Question) {
  const asked = services.askNumber(key, vehicle, token);
  if (asked === null) throw notFound();
  const { number, pause } = asked;
  const answer: PhoneAnswer = { number, pause };
  if (number !== null) return data(answer, { headers: NO_STORE });
  if (pause === 0) return data(answer, { status: 403, headers: NO_STORE });
  return data(answer, { status: 429, headers: { ...NO_STORE, 'retry-after': String(pause) } });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
