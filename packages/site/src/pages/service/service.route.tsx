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
import { formPageMeta } from '../formPage/formPageMeta.ts';
import { ServedBooking, ServedForm, ServedPlace, ServedPlaces } from '../served/servedParts.ts';
import { ServicePage } from './ServicePage.tsx';
import { loadService, type ServiceView, submitService } from './service.server.ts';

const clientLoader = servedWith(ServedBooking, ServedForm, ServedPlace, ServedPlaces);

export {
  clientLoader,
  formPageMeta as meta,
  keepsForm as shouldRevalidate,
  loadService as loader,
  sendForm as clientAction,
  servedHeaders as headers,
  submitService as action,
};

export default function ServiceRoute() {
  const view = useLoaderData<ServiceView>();
  return <ServicePage view={view} fault={useActionData<FormFault>() ?? null} />;
}
