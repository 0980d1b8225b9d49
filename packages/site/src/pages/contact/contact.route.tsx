import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/enquiry.css';
import '@forecourt/ui/styles/places.css';
import '@forecourt/ui/styles/placeFilters.css';
import '@forecourt/ui/styles/placeMap.css';
import '@forecourt/ui/styles/placeDirectory.css';
import { useActionData, useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedWith } from '../../shell/servedOrDocument.ts';
import type { FormFault } from '../form/formView.ts';
import { keepsForm } from '../form/keepsForm.ts';
import { sendForm } from '../form/sendForm.client.ts';
import { ServedAllPlaces, ServedContacts, ServedForm, ServedMap } from '../served/servedParts.ts';
import { ContactPage } from './ContactPage.tsx';
import { type ContactView, loadContact, submitContact } from './contact.server.ts';
import { contactMeta } from './contactMeta.ts';

const clientLoader = servedWith(ServedAllPlaces, ServedContacts, ServedForm, ServedMap);

export {
  clientLoader,
  contactMeta as meta,
  keepsForm as shouldRevalidate,
  loadContact as loader,
  sendForm as clientAction,
  servedHeaders as headers,
  submitContact as action,
};

export default function ContactRoute() {
  const view = useLoaderData<ContactView>();
  return <ContactPage view={view} fault={useActionData<FormFault>() ?? null} />;
}
