import type { ReactNode } from 'react';
import { SkipLink } from '../primitives/skipLink/SkipLink.tsx';
import { main, page } from './page.css.ts';

export interface PageLayoutProps {
  /** What every visitor must know, over the header: an `EmergencyBanner`. */
  notice?: ReactNode;
  header: ReactNode;
  /** What stays at the window's lower edge: a `ServiceBanner`. */
  banner?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame of every page: skip link, header, main part, footer. */
export function PageLayout({ notice, header, banner, footer, children }: PageLayoutProps) {
  return (
    <div className={page}>
      <SkipLink />
      {notice}
      {header}
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      {footer}
      {banner}
    </div>
  );
}
