import type { ReactNode } from 'react';
import { cx } from '../../style/cx.ts';
import { area, detail, tallSummary as tall } from './detail.css.ts';

export interface DetailLayoutProps {
  gallery: ReactNode;
  /** Name, price and first buttons. */
  summary: ReactNode;
  /** The summary is taller than the gallery: all buttons, repayments. */
  tallSummary?: boolean;
  /** Key information, features, comments, specifications. */
  facts: ReactNode;
  /** Enquiry form and place. */
  aside: ReactNode;
}

/** A vehicle's page. On a phone: pictures, name and price, facts, enquiry. */
export function DetailLayout({
  gallery,
  summary,
  tallSummary = false,
  facts,
  aside,
}: DetailLayoutProps) {
  return (
    <div className={cx(detail, tallSummary && tall)}>
      <div className={area.gallery}>{gallery}</div>
      <div className={area.summary}>{summary}</div>
      <div className={area.facts}>{facts}</div>
      <div className={area.aside}>{aside}</div>
    </div>
  );
}
