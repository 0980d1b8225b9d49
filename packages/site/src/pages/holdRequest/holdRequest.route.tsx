import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/facts.css';
import { useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { reservationMeta } from '../reservation/reservationMeta.ts';
import { HoldRequestPage } from './HoldRequestPage.tsx';
import { type HoldRequestView, loadHoldRequest, submitHoldRequest } from './holdRequest.server.ts';

export {
  loadHoldRequest as loader,
  reservationMeta as meta,
  servedHeaders as headers,
  servedOrDocument as clientLoader,
  submitHoldRequest as action,
};

export default function HoldRequestRoute() {
  return <HoldRequestPage view={useLoaderData<HoldRequestView>()} />;
}
