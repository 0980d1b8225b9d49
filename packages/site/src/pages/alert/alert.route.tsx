import '@forecourt/ui/styles/enquiry.css';
import { useActionData, useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { AlertPage } from './AlertPage.tsx';
import { type AlertFault, type AlertView, loadAlert, submitAlert } from './alert.server.ts';
import { alertMeta } from './alertMeta.ts';

export {
  alertMeta as meta,
  loadAlert as loader,
  servedHeaders as headers,
  servedOrDocument as clientLoader,
  submitAlert as action,
};

export default function AlertRoute() {
  return (
    <AlertPage view={useLoaderData<AlertView>()} fault={useActionData<AlertFault>() ?? null} />
  );
}
