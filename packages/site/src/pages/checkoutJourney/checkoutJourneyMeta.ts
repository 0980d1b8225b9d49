import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import type { JourneyView } from './checkoutJourney.server.ts';

/** Title of a step, which search engines leave out. */
export function checkoutJourneyMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, ({ deal, steps, current }: JourneyView) => {
    const vehicle = deal?.card.vehicle.title ?? 'this vehicle';
    return {
      title: `${steps[current]?.title ?? 'Vehicle'}: buy the ${vehicle}`,
      index: false,
    };
  });
}
