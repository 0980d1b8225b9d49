import '@forecourt/ui/styles/pictureLead.css';
import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/facts.css';
import '@forecourt/ui/styles/enquiry.css';
import '@forecourt/ui/styles/text.css';
import '@forecourt/ui/styles/story.css';
import '@forecourt/ui/styles/offerStrip.css';
import '@forecourt/ui/styles/model.css';
import { useActionData, useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedWith } from '../../shell/servedOrDocument.ts';
import type { FormFault } from '../form/formView.ts';
import { keepsForm } from '../form/keepsForm.ts';
import { sendForm } from '../form/sendForm.client.ts';
import { ModelPage } from '../model/ModelPage.tsx';
import { ServedModelTop } from '../model/servedModelTop.ts';
import {
  ServedArticles,
  ServedCardRow,
  ServedForm,
  ServedOffers,
  ServedQuestions,
  ServedReading,
  ServedReadingHead,
  ServedVariants,
} from '../served/servedParts.ts';
import { ContentPage } from './ContentPage.tsx';
import { loadNamed, type NamedView, submitNamed } from './named.server.ts';
import { namedMeta } from './namedMeta.ts';
import { ServedAside, ServedFacts, ServedSteps } from './servedAside.ts';

const clientLoader = servedWith(
  ServedAside,
  ServedModelTop,
  ServedArticles,
  ServedCardRow,
  ServedFacts,
  ServedForm,
  ServedOffers,
  ServedQuestions,
  ServedReading,
  ServedReadingHead,
  ServedSteps,
  ServedVariants,
);

export {
  clientLoader,
  keepsForm as shouldRevalidate,
  loadNamed as loader,
  namedMeta as meta,
  sendForm as clientAction,
  servedHeaders as headers,
  submitNamed as action,
};

export default function NamedRoute() {
  const { page, model } = useLoaderData<NamedView>();
  const fault = useActionData<FormFault>() ?? null;
  return model === null ? (
    <ContentPage view={page} fault={fault} />
  ) : (
    <ModelPage view={model} fault={fault} />
  );
}
