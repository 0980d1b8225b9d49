import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { SERVICE_PATH } from '../../presenters/paths.ts';
import { describeTrail } from '../../presenters/things/describeTrail.ts';
import { drawForm, formPage } from '../form/drawForm.server.ts';
import { takeForm } from '../form/takeForm.server.ts';
import { type FormPageView, whereAndWhen } from '../formPage/formPage.server.ts';
import { requirePage } from '../requirePage.server.ts';

/** What the page of the workshop prints. */
export interface ServiceView extends FormPageView {
  /** Whether visits are booked here, in the block `#service-booking`; else it takes enquiries (R2-14). */
  books: boolean;
}

export function loadService({ url, context }: LoaderFunctionArgs) {
  return formPage(serviceView(servicesOf(context), url, SERVICE_PATH));
}

export function submitService({ request, context }: ActionFunctionArgs) {
  return takeService(servicesOf(context), request, SERVICE_PATH);
}

/** The page of the workshop, at one of its addresses. */
export function serviceView(services: SiteServices, url: URL, path: string): ServiceView {
  requirePage(services, path);
  const { config, origin } = services;
  const { heading, lead, points, button: submitLabel } = config.servicePage;
  const query = url.searchParams;
  describeTrail(services, heading, SERVICE_PATH);
  return {
    heading,
    lead,
    points,
    form: drawForm(services, 'service', { path, query, submitLabel }),
    ...whereAndWhen(services, 'service'),
    canonical: origin + SERVICE_PATH,
    books: config.serviceBookingKey !== null,
  };
}

/** Takes its form, sent from one of its addresses. */
export function takeService(services: SiteServices, request: Request, path: string) {
  requirePage(services, path);
  return takeForm(services, request, 'service', { path });
}
