import '@forecourt/site/fonts.css';
import '@forecourt/ui/styles/base.css';
import '@forecourt/ui/styles/chrome.css';
import '@forecourt/ui/styles/utility.css';
import { SiteDocument, SiteRoot } from '@forecourt/site/template';
import type { ReactNode } from 'react';
import { slots } from './slots/index.ts';

export { loadServedSite as loader } from '@forecourt/site/root.server';
export { shouldRevalidate } from '@forecourt/site/template';

export function Layout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}

export default function Root() {
  return <SiteRoot slots={slots} />;
}
