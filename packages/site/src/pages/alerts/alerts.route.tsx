import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/enquiry.css';
import { useActionData, useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { AlertsPage } from './AlertsPage.tsx';
import { type AlertsFault, type AlertsView, loadAlerts, submitAlerts } from './alerts.server.ts';
import { alertsMeta } from './alertsMeta.ts';

export {
  alertsMeta as meta,
  loadAlerts as loader,
  servedHeaders as headers,
  servedOrDocument as clientLoader,
  submitAlerts as action,
};

export default function AlertsRoute() {
  return (
    <AlertsPage view={useLoaderData<AlertsView>()} fault={useActionData<AlertsFault>() ?? null} />
  );
}
