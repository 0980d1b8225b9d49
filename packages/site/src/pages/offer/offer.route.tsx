import '@forecourt/ui/styles/pictureLead.css';
import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/enquiry.css';
import '@forecourt/ui/styles/text.css';
import '@forecourt/ui/styles/offers.css';
import '@forecourt/ui/styles/offerStrip.css';
import { useActionData, useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedWith } from '../../shell/servedOrDocument.ts';
import type { FormFault } from '../form/formView.ts';
import { keepsForm } from '../form/keepsForm.ts';
import { sendForm } from '../form/sendForm.client.ts';
import { ServedCardRow, ServedForm, ServedOffers } from '../served/servedParts.ts';
import { OfferPage } from './OfferPage.tsx';
import { loadOffer, type OfferPageView, submitOffer } from './offer.server.ts';
import { offerMeta } from './offerMeta.ts';

const clientLoader = servedWith(ServedCardRow, ServedForm, ServedOffers);

export {
  clientLoader,
  keepsForm as shouldRevalidate,
  loadOffer as loader,
  offerMeta as meta,
  sendForm as clientAction,
  servedHeaders as headers,
  submitOffer as action,
};

export default function OfferRoute() {
  const view = useLoaderData<OfferPageView>();
  return <OfferPage view={view} fault={useActionData<FormFault>() ?? null} />;
}
