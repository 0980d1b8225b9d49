import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/facts.css';
import { useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { ReservationPage } from './ReservationPage.tsx';
import { loadReservation, type ReservationView, submitReservation } from './reservation.server.ts';
import { reservationMeta } from './reservationMeta.ts';

export {
  loadReservation as loader,
  reservationMeta as meta,
  servedHeaders as headers,
  servedOrDocument as clientLoader,
  submitReservation as action,
};

export default function ReservationRoute() {
  return <ReservationPage view={useLoaderData<ReservationView>()} />;
}
