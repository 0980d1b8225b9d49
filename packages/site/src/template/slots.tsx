import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { HomeView } from '../routes/home/home.server.ts';
import type { SiteView } from './root.server.ts';

/** What a template draws in its own way. The shared pages fill the rest. */
export interface SiteSlots {
  Header: ComponentType<{ site: SiteView }>;
  Footer: ComponentType<{ site: SiteView }>;
  /** The home page between header and footer. */
  Home: ComponentType<{ site: SiteView; home: HomeView }>;
}

const SlotsContext = createContext<SiteSlots | null>(null);

export function SlotsProvider({ slots, children }: { slots: SiteSlots; children: ReactNode }) {
  return <SlotsContext value={slots}>{children}</SlotsContext>;
}

/** The template's own parts. */
export function useSlots(): SiteSlots {
  const slots = useContext(SlotsContext);
  if (slots === null) {
    throw new Error(
      'No template parts are here, so the page cannot be drawn. Wrap it in SiteRoot.',
    );
  }
  return slots;
}
