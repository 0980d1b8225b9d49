import type { ReactNode } from 'react';
import { overlaid as laidOver } from '../chrome/layouts/centred.css.ts';
import { SkipLink } from '../primitives/skipLink/SkipLink.tsx';
import { cx } from '../style/cx.ts';
import { main, page } from './page.css.ts';

export interface PageLayoutProps {
  /** What every visitor must know, over the header: an `EmergencyBanner`. */
  notice?: ReactNode;
  header: ReactNode;
  /** Lays the header over the picture that the page begins with, on large screens. For `centred`. */
  overlaid?: boolean;
  /** What stays at the window's lower edge: a `ServiceBanner`. */
  banner?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame of every page: skip link, header, main part, footer. */
export function PageLayout({
  notice,
  header,
  overlaid = false,
  banner,
  footer,
  children,
}: PageLayoutProps) {
  return (
    <div className={cx(page, overlaid && laidOver)}>
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
