import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import type { EnquiryView, loadEnquiry } from './enquiry.server.ts';

/** Title and canonical address of an enquiry form, which search engines leave out. */
export function enquiryMeta({
  loaderData,
  matches,
}: MetaArgs<typeof loadEnquiry>): MetaDescriptor[] {
  const view = loaderData as EnquiryView | undefined;
  if (view === undefined) return [];
  return pageMeta(matches, {
    title: `Enquire about the ${view.card.vehicle.title}`,
    canonical: view.canonical,
    index: false,
  });
}
