import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import type { CheckoutView } from './checkout.server.ts';

/** Title and canonical address of the page that reserves a vehicle, which search engines leave out. */
export function checkoutMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, (view: CheckoutView) => ({
    title: `Reserve the ${view.card.vehicle.title}`,
    canonical: view.canonical,
    index: false,
  }));
}
