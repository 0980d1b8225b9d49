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
  /** The number, masked. */
  masked: string;
  vehicle: { title: string; href: string } | null;
}

export function loadPhone({ params, url, context }: LoaderFunctionArgs): PhoneView {
  const services = servicesOf(context);
  const masked = services.maskedNumber(params.key ?? '');
  if (masked === null) throw notFound();
  const vehicle = findCar(services, url.searchParams.get('car_id'));
  return {
    action: url.pathname + (vehicle === null ? '' : `?car_id=${encodeURIComponent(vehicle.id)}`),
    masked: phoneText(masked),
    vehicle: vehicle && { title: vehicleTitle(vehicle), href: vehicleHref(vehicle.slug) },
  };
}

/** Without a script: the page again, with the number on it. */
export function askPhone({ params, url, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  return answerTo(services, params.key ?? '', findCar(services, url.searchParams.get('car_id')));
}

/** With a script: the same by `number` and `car_id` of a form, as data (R7-01). */
export async function askPhoneByForm({ request, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  const { number, car_id: id } = await readForm(request);
  const vehicle = typeof id === 'string' && id !== '' ? findCar(services, id) : null;
  const { data: answer, init } = answerTo(
    services,
    typeof number === 'string' ? number : '',
    vehicle,
  );
  return Response.json(answer, init ?? {});
}

function answerTo(services: SiteServices, key: string, vehicle: Vehicle | null) {
  const asked = services.askNumber(key, vehicle);
  if (asked === null) throw notFound();
  const { number, pause } = asked;
  const answer: PhoneAnswer = { number, pause };
  if (number !== null) return data(answer, { headers: NO_STORE });
  return data(answer, { status: 429, headers: { ...NO_STORE, 'retry-after': String(pause) } });
}
