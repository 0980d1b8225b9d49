import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/subject.css';
import '@forecourt/ui/styles/facts.css';
import '@forecourt/ui/styles/enquiry.css';
import '@forecourt/ui/styles/steps.css';
import '@forecourt/ui/styles/finance.css';
import '@forecourt/ui/styles/calculatorStage.css';
import '@forecourt/ui/styles/text.css';
import { useActionData, useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedWith } from '../../shell/servedOrDocument.ts';
import { FinancePage } from '../finance/FinancePage.tsx';
import { financeMeta } from '../finance/financeMeta.ts';
import type { FinanceView } from '../finance/financeView.server.ts';
import type { FormFault } from '../form/formView.ts';
import { keepsForm } from '../form/keepsForm.ts';
import { sendForm } from '../form/sendForm.client.ts';
import {
  ServedCalculator,
  ServedForm,
  ServedQuestions,
  ServedSubject,
} from '../served/servedParts.ts';

import {
  loadPersonalisedFinance,
  submitPersonalisedFinance,
} from './personalisedFinance.server.ts';

const clientLoader = servedWith(ServedCalculator, ServedSubject, ServedForm, ServedQuestions);

export {
  clientLoader,
  financeMeta as meta,
  keepsForm as shouldRevalidate,
  loadPersonalisedFinance as loader,
  sendForm as clientAction,
  servedHeaders as headers,
  submitPersonalisedFinance as action,
};

export default function PersonalisedFinanceRoute() {
  const view = useLoaderData<FinanceView>();
  return <FinancePage view={view} fault={useActionData<FormFault>() ?? null} />;
}
