import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/subject.css';
import '@forecourt/ui/styles/enquiry.css';
import '@forecourt/ui/styles/steps.css';
import '@forecourt/ui/styles/tradeIn.css';
import '@forecourt/ui/styles/text.css';
import { useActionData, useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedWith } from '../../shell/servedOrDocument.ts';
import type { FormFault } from '../form/formView.ts';
import { sendForm } from '../form/sendForm.client.ts';
import { ServedQuestions, ServedSubject } from '../served/servedParts.ts';
import { keepsTradeIn } from '../tradeIn/keepsTradeIn.ts';
import type { PlateFault } from '../tradeIn/lookUpPlate.server.ts';
import { stageParts } from '../tradeIn/stageParts.ts';
import { TradeInPage } from '../tradeIn/TradeInPage.tsx';
import { tradeInMeta } from '../tradeIn/tradeInMeta.ts';
import type { TradeInView } from '../tradeIn/tradeInView.server.ts';
import { loadSellMyCar, submitSellMyCar } from './sellMyCar.server.ts';

const clientLoader = servedWith(ServedSubject, ServedQuestions, ...stageParts);

export {
  clientLoader,
  keepsTradeIn as shouldRevalidate,
  loadSellMyCar as loader,
  sendForm as clientAction,
  servedHeaders as headers,
  submitSellMyCar as action,
  tradeInMeta as meta,
};

export default function SellMyCarRoute() {
  const view = useLoaderData<TradeInView>();
  return <TradeInPage view={view} fault={useActionData<FormFault | PlateFault>() ?? null} />;
}
