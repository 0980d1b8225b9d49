import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/checkout.css';
import '@forecourt/ui/styles/enquiry.css';
import '@forecourt/ui/styles/tradeIn.css';
import { useActionData, useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedWith } from '../../shell/servedOrDocument.ts';
import { CheckoutJourneyPage } from './CheckoutJourneyPage.tsx';
import { type JourneyView, loadCheckoutJourney } from './checkoutJourney.server.ts';
import { checkoutJourneyMeta } from './checkoutJourneyMeta.ts';
import { ServedProgress, ServedSummary } from './servedJourney.ts';
import { type JourneyFault, submitCheckoutJourney } from './submitJourney.server.ts';

const clientLoader = servedWith(ServedProgress, ServedSummary);

export {
  checkoutJourneyMeta as meta,
  clientLoader,
  loadCheckoutJourney as loader,
  servedHeaders as headers,
  submitCheckoutJourney as action,
};

export default function CheckoutJourneyRoute() {
  const view = useLoaderData<JourneyView>();
  return <CheckoutJourneyPage view={view} fault={useActionData<JourneyFault>() ?? null} />;
}
