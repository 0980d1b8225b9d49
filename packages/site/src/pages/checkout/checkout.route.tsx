import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/subject.css';
import '@forecourt/ui/styles/checkout.css';
import '@forecourt/ui/styles/enquiry.css';
import '@forecourt/ui/styles/content.css';
import { useActionData, useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedWith } from '../../shell/servedOrDocument.ts';
import { ServedProgress, ServedSummary } from '../checkoutJourney/servedJourney.ts';
import type { FormFault } from '../form/formView.ts';
import { keepsForm } from '../form/keepsForm.ts';
import { sendForm } from '../form/sendForm.client.ts';
import { ServedSubject } from '../served/servedParts.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { type CheckoutView, loadCheckout, submitCheckout } from './checkout.server.ts';
import { checkoutMeta } from './checkoutMeta.ts';
import { ServedCheckoutForm } from './servedCheckout.ts';

const clientLoader = servedWith(ServedSubject, ServedCheckoutForm, ServedProgress, ServedSummary);

export {
  checkoutMeta as meta,
  clientLoader,
  keepsForm as shouldRevalidate,
  loadCheckout as loader,
  sendForm as clientAction,
  servedHeaders as headers,
  submitCheckout as action,
};

export default function CheckoutRoute() {
  const view = useLoaderData<CheckoutView>();
  return <CheckoutPage view={view} fault={useActionData<FormFault>() ?? null} />;
}
