import type { ReactNode } from 'react';
import { SkipLink } from '../primitives/skipLink/SkipLink.tsx';
import { main, page } from './page.css.ts';

export interface PageLayoutProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame of every page: skip link, header, main part, footer. */
export function PageLayout({ header, footer, children }: PageLayoutProps) {
  return (
    <div className={page}>
      <SkipLink />
      {header}
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
