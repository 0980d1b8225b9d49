import '@forecourt/ui/styles/fields.css';
import '@forecourt/ui/styles/forms.css';
import '@forecourt/ui/styles/cards.css';
import '@forecourt/ui/styles/vehicle.css';
import {
  type HeadersArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { servedOrDocument } from '../../template/servedOrDocument.ts';
import { pageMeta } from '../../view/pageMeta.ts';
import { EnquiryPage } from './EnquiryPage.tsx';
import { sendEnquiry } from './enquiry.client.ts';
import {
  type EnquiryFault,
  type EnquiryView,
  loadEnquiry,
  submitEnquiry,
} from './enquiry.server.ts';

export {
  loadEnquiry as loader,
  sendEnquiry as clientAction,
  servedOrDocument as clientLoader,
  submitEnquiry as action,
};

/** A form that was not taken keeps its page, its key and what was typed. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate;
}

/**
 * Every rendering has a form key of its own, so it is never stored by anybody. Without an action
 * its headers are there and empty.
 */
export function headers({ actionHeaders, loaderHeaders }: HeadersArgs) {
  return actionHeaders.has('cache-control') ? actionHeaders : loaderHeaders;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loadEnquiry>) {
  const view = loaderData as EnquiryView | undefined;
  if (view === undefined) return [];
  return pageMeta(matches, {
    title: `Enquire about the ${view.card.vehicle.title}`,
    canonical: view.canonical,
    index: false,
  });
}

export default function EnquiryRoute() {
  const view = useLoaderData<EnquiryView>();
  return <EnquiryPage view={view} fault={useActionData<EnquiryFault>() ?? null} />;
}
