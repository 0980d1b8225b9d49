import '@forecourt/ui/styles/fields.css';
import '@forecourt/ui/styles/forms.css';
import '@forecourt/ui/styles/cards.css';
import { useActionData, useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { EnquiryPage } from './EnquiryPage.tsx';
import { sendEnquiry } from './enquiry.client.ts';
import {
  type EnquiryFault,
  type EnquiryView,
  loadEnquiry,
  submitEnquiry,
} from './enquiry.server.ts';
import { enquiryMeta } from './enquiryMeta.ts';
import { keepsForm } from './keepsForm.ts';

export {
  enquiryMeta as meta,
  keepsForm as shouldRevalidate,
  loadEnquiry as loader,
  sendEnquiry as clientAction,
  servedHeaders as headers,
  servedOrDocument as clientLoader,
  submitEnquiry as action,
};

export default function EnquiryRoute() {
  const view = useLoaderData<EnquiryView>();
  return <EnquiryPage view={view} fault={useActionData<EnquiryFault>() ?? null} />;
}
