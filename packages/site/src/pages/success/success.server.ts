import { vehicleTitle } from '@forecourt/domain';
import { data, type LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { vehicleHref } from '../../presenters/paths.ts';
import { readSuccessCookie } from './successCookie.ts';

/** What the thank-you page prints; without a record it is a neutral thank-you (R2-21). */
export interface SuccessView {
  category: string | null;
  vehicle: { title: string; href: string } | null;
}

export function loadSuccess({ request, context }: LoaderFunctionArgs) {
  const { stock } = servicesOf(context);
  const record = readSuccessCookie(request.headers.get('cookie'));
  const vehicle = record?.carId == null ? null : stock.byId(record.carId);
  const view: SuccessView = {
    category: record?.category ?? null,
    vehicle:
      vehicle === null ? null : { title: vehicleTitle(vehicle), href: vehicleHref(vehicle.slug) },
  };
  return data(view, { headers: { 'cache-control': 'no-store' } });
}
