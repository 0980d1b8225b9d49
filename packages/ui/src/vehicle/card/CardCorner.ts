import type { VehicleSummary } from '@forecourt/domain';
import { type ComponentType, createContext } from 'react';

/**
 * What stands on the upper end corner of every card's picture, once a page has brought it: it takes no
 * room, so nothing moves when it comes, and a server that draws without it may keep its cards.
 */
export const CardCorner = /* @__PURE__ */ createContext<ComponentType<{
  vehicle: VehicleSummary;
}> | null>(null);
