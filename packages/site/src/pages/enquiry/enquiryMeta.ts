import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import type { EnquiryView } from './enquiry.server.ts';

/** Title and canonical address of an enquiry form, which search engines leave out. */
export function enquiryMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, (view: EnquiryView) => ({
    title: `Enquire about the ${view.card.vehicle.title}`,
    canonical: view.canonical,
    index: false,
  }));
}
