import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import type { CheckoutView, loadCheckout } from './checkout.server.ts';

/** Title and canonical address of the page that reserves a vehicle, which search engines leave out. */
export function checkoutMeta({
  loaderData,
  matches,
}: MetaArgs<typeof loadCheckout>): MetaDescriptor[] {
  const view = loaderData as CheckoutView | undefined;
  if (view === undefined) return [];
  return pageMeta(matches, {
    title: `Reserve the ${view.card.vehicle.title}`,
    canonical: view.canonical,
    index: false,
  });
}
