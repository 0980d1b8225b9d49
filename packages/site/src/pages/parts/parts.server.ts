import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { PARTS_PATH, PARTS_SEARCH_PATH } from '../../presenters/paths.ts';
import { describeTrail } from '../../presenters/things/describeTrail.ts';
import { drawForm, formPage } from '../form/drawForm.server.ts';
import { takeForm } from '../form/takeForm.server.ts';
import { type FormPageView, whereAndWhen } from '../formPage/formPage.server.ts';
import { requirePage } from '../requirePage.server.ts';

/** Parts and accessories; its second address is for who knows which part they need. */
export function loadParts({ url, context, pattern }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  requirePage(services, PARTS_PATH);
  const { config, origin } = services;
  const { heading, lead, points, button: submitLabel } = config.partsPage;
  const path = pathOf(pattern);
  const query = url.searchParams;
  const ownHeading = path === PARTS_SEARCH_PATH ? 'Find a part' : heading;
  describeTrail(services, ownHeading, path);
  const view: FormPageView = {
    heading: ownHeading,
    lead,
    points,
    form: drawForm(services, 'parts', { path, query, submitLabel }),
    ...whereAndWhen(services, 'parts'),
    canonical: origin + path,
  };
  return formPage(view);
}

export function submitParts({ request, context, pattern }: ActionFunctionArgs) {
  const services = servicesOf(context);
  requirePage(services, PARTS_PATH);
  return takeForm(services, request, 'parts', { path: pathOf(pattern) });
}

function pathOf(pattern: string): string {
  // The router says it with the slash before it, or without.
  return `/${pattern}`.endsWith(PARTS_SEARCH_PATH) ? PARTS_SEARCH_PATH : PARTS_PATH;
}
