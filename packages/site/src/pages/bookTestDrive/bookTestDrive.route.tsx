import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/subject.css';
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
import { ServedBooking, ServedPlace, ServedPlaces, ServedSubject } from '../served/servedParts.ts';
import { BookTestDrivePage } from './BookTestDrivePage.tsx';
import {
  type BookTestDriveView,
  loadBookTestDrive,
  submitBookTestDrive,
} from './bookTestDrive.server.ts';

const clientLoader = servedWith(ServedBooking, ServedSubject, ServedPlace, ServedPlaces);

export {
  clientLoader,
  formPageMeta as meta,
  keepsForm as shouldRevalidate,
  loadBookTestDrive as loader,
  sendForm as clientAction,
  servedHeaders as headers,
  submitBookTestDrive as action,
};

export default function BookTestDriveRoute() {
  const view = useLoaderData<BookTestDriveView>();
  return <BookTestDrivePage view={view} fault={useActionData<FormFault>() ?? null} />;
}
