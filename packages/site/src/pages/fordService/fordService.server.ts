import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { FORD_SERVICE_PATH } from '../../presenters/paths.ts';
import { formPage } from '../form/drawForm.server.ts';
import { serviceView, takeService } from '../service/service.server.ts';

/** The page of the workshop at the address that one make's owners are given (R2-14). */
export function loadFordService({ url, context }: LoaderFunctionArgs) {
  const view = serviceView(servicesOf(context), url, FORD_SERVICE_PATH);
  return formPage({ ...view, heading: 'Ford Service' });
}

export function submitFordService({ request, context }: ActionFunctionArgs) {
  return takeService(servicesOf(context), request, FORD_SERVICE_PATH);
}
