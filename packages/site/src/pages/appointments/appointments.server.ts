import { type FreeDay, isVehicleId } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { NO_STORE } from '../form/siteForm.server.ts';

/** What a script is told of free times (R7-01); times are of the place's wall clock. */
export type AppointmentsTold =
  | { success: true; location_id: string; time_zone: string; appointments: readonly FreeDay[] }
  | { success: false; error: string };

/** When a place can take a test drive, of a vehicle or of any; of who has the other times, nothing. */
export async function loadAppointments({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const { config, times } = servicesOf(context);
  if (times === null) {
    return refused(404, 'This dealer gives no times, so there are none to choose. Ask for a day.');
  }
  const locationId = url.searchParams.get('location_id') ?? '';
  const known = config.locations.map(({ id }) => id);
  if (!known.includes(locationId)) {
    const next = `Name one of ${known.join(', ')} as location_id.`;
    return refused(400, `There is no such place, so nobody can say when it is free. ${next}`);
  }
  const carId = url.searchParams.get('car_id');
  if (carId !== null && !isVehicleId(carId)) {
    const next = 'Send the id of a vehicle of this site as car_id, or leave it out.';
    return refused(400, `That is no vehicle's id, so nobody can say when it is free. ${next}`);
  }
  const answer = await times.ask({ locationId, carId });
  if (answer.kind === 'wait') {
    const { seconds } = answer;
    const error = `Your connection has asked very often, so this was not looked up. Wait ${seconds} seconds.`;
    return refused(429, error, seconds);
  }
  if (answer.kind === 'down') {
    return refused(503, 'The diary does not answer, so times are not known. Ask for a day.', 5);
  }
  const where = { location_id: locationId, time_zone: config.timeZone };
  return told({ success: true, ...where, appointments: answer.days });
}

function refused(status: number, error: string, seconds?: number): Response {
  return told({ success: false, error }, status, {
    ...(seconds !== undefined && { 'retry-after': String(seconds) }),
  });
}

function told(body: AppointmentsTold, status = 200, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers: { ...NO_STORE, ...headers } });
}
