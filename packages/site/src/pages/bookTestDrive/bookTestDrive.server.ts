import { isAvailable, isVehicleId } from '@forecourt/domain';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { TEST_DRIVE_PATH, testDriveHref } from '../../presenters/paths.ts';
import { describeTrail } from '../../presenters/things/describeTrail.ts';
import { type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { drawForm, formPage } from '../form/drawForm.server.ts';
import { withTimes } from '../form/formTimes.server.ts';
import { takeForm } from '../form/takeForm.server.ts';
import { type FormPageView, whereAndWhen } from '../formPage/formPage.server.ts';
import { requirePage } from '../requirePage.server.ts';
import { findCar } from '../vehicle/findCar.server.ts';

/** What the page of test drives prints. */
export interface BookTestDriveView extends FormPageView {
  /** The vehicle to be driven; `null` asks for any, or for one that cannot be had any more. */
  card: VehicleCardView | null;
  /** The vehicle that was meant has gone. */
  gone: boolean;
}

export async function loadBookTestDrive({ url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  requirePage(services, TEST_DRIVE_PATH);
  const { config, now, origin } = services;
  const query = url.searchParams;
  const id = askedId(query);
  const found = findCar(services, id);
  const vehicle = found !== null && isAvailable(found) ? found : null;
  const { heading, lead, points, button: submitLabel } = config.testDrivePage;
  const path = testDriveHref(vehicle?.id ?? null);
  describeTrail(services, heading, TEST_DRIVE_PATH);
  const view: BookTestDriveView = {
    heading,
    lead,
    points,
    form: await withTimes(
      services,
      drawForm(services, 'test_drive', { path, vehicle, query, submitLabel }),
    ),
    ...whereAndWhen(services, 'sales'),
    canonical: origin + TEST_DRIVE_PATH,
    card: vehicle === null ? null : vehicleCard(vehicle, config, now()),
    gone: id !== null && vehicle === null,
  };
  return formPage(view);
}

/** Takes the request; for a vehicle that left the stock while the form stood open, too. */
export function submitBookTestDrive({ request, url, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  requirePage(services, TEST_DRIVE_PATH);
  const id = askedId(url.searchParams);
  const vehicle = id === null ? null : services.stock.heldById(id);
  return takeForm(services, request, 'test_drive', { path: testDriveHref(id), vehicle });
}

function askedId(query: URLSearchParams): string | null {
  const id = query.get('car_id');
  return id !== null && isVehicleId(id) ? id : null;
}
