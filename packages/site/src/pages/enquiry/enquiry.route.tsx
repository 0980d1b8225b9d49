import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/subject.css';
import '@forecourt/ui/styles/enquiry.css';
import { useActionData, useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedWith } from '../../shell/servedOrDocument.ts';
import type { FormFault } from '../form/formView.ts';
import { keepsForm } from '../form/keepsForm.ts';
import { sendForm } from '../form/sendForm.client.ts';
import { ServedForm, ServedSubject } from '../served/servedParts.ts';
import { EnquiryPage } from './EnquiryPage.tsx';
import { type EnquiryView, loadEnquiry, submitEnquiry } from './enquiry.server.ts';
import { enquiryMeta } from './enquiryMeta.ts';

const clientLoader = servedWith(ServedSubject, ServedForm);

export {
  clientLoader,
  enquiryMeta as meta,
  keepsForm as shouldRevalidate,
  loadEnquiry as loader,
  sendForm as clientAction,
  servedHeaders as headers,
  submitEnquiry as action,
};

export default function EnquiryRoute() {
  const view = useLoaderData<EnquiryView>();
  return <EnquiryPage view={view} fault={useActionData<FormFault>() ?? null} />;
}
