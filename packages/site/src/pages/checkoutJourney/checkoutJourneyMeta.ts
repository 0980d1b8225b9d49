import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import type { JourneyView, loadCheckoutJourney } from './checkoutJourney.server.ts';

/** Title of a step, which search engines leave out. */
export function checkoutJourneyMeta({
  loaderData,
  matches,
}: MetaArgs<typeof loadCheckoutJourney>): MetaDescriptor[] {
  const view = loaderData as JourneyView | undefined;
  if (view === undefined) return [];
  const { deal, steps, current } = view;
  const vehicle = deal?.card.vehicle.title ?? 'this vehicle';
  return pageMeta(matches, {
    title: `${steps[current]?.title ?? 'Vehicle'}: buy the ${vehicle}`,
    index: false,
  });
}
