import { isAvailable } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { enquiryHref, placeHref } from '../../presenters/paths.ts';
import type { EmailUsView } from '../emailUs/emailUsView.ts';
import { drawForm } from '../form/drawForm.server.ts';
import { NO_STORE } from '../form/siteForm.server.ts';
import { valuesOfPlace } from '../location/valuesOfPlace.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { findCar } from '../vehicle/findCar.server.ts';

/**
 * The form to a place (`location_id`) or about a vehicle (`car_id`). What is neither here, or cannot be
 * asked about any more, is 404: the link is followed to its page, which knows what to say.
 */
export function loadEmailUs({ url, context }: LoaderFunctionArgs): Response {
  const services = servicesOf(context);
  const { searchParams } = url;
  const view = searchParams.has('car_id')
    ? aboutVehicle(services, searchParams)
    : toPlace(services, searchParams.get('location_id'));
  if (view === null) throw notFound();
  return Response.json(view, { headers: NO_STORE });
}

function aboutVehicle(services: SiteServices, query: URLSearchParams): EmailUsView | null {
  const vehicle = findCar(services, query.get('car_id'));
  if (vehicle === null || !isAvailable(vehicle)) return null;
  const form = drawForm(services, 'vehicle', { path: enquiryHref(vehicle.slug), query });
  return { description: `It is about the ${form.about}.`, form };
}

function toPlace(services: SiteServices, id: string | null): EmailUsView | null {
  const { config } = services;
  const place = config.locations.find((one) => one.id === id && one.visible);
  if (place === undefined) return null;
  const form = drawForm(services, 'contact', {
    path: placeHref(config, place.slug),
    values: valuesOfPlace(place),
    submitLabel: 'Send message',
  });
  return { description: `It goes to ${place.name}.`, form };
}
