import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/enquiry.css';
import '@forecourt/ui/styles/places.css';
import '@forecourt/ui/styles/placeGrid.css';
import { useActionData, useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedWith } from '../../shell/servedOrDocument.ts';
import type { FormFault } from '../form/formView.ts';
import { keepsForm } from '../form/keepsForm.ts';
import { sendForm } from '../form/sendForm.client.ts';
import type { FormPageView } from '../formPage/formPage.server.ts';
import { formPageMeta } from '../formPage/formPageMeta.ts';
import { ServedForm, ServedPlace, ServedPlaces } from '../served/servedParts.ts';
import { PartsPage } from './PartsPage.tsx';
import { loadParts, submitParts } from './parts.server.ts';

const clientLoader = servedWith(ServedForm, ServedPlace, ServedPlaces);

export {
  clientLoader,
  formPageMeta as meta,
  keepsForm as shouldRevalidate,
  loadParts as loader,
  sendForm as clientAction,
  servedHeaders as headers,
  submitParts as action,
};

export default function PartsRoute() {
  const view = useLoaderData<FormPageView>();
  return <PartsPage view={view} fault={useActionData<FormFault>() ?? null} />;
}
