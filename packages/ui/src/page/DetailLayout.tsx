import type { ReactNode } from 'react';
import { area, detail } from './page.css.ts';

export interface DetailLayoutProps {
  gallery: ReactNode;
  /** Name, price and first buttons. */
  summary: ReactNode;
  /** Key information, features, comments, specifications. */
  facts: ReactNode;
  /** Enquiry form and place. */
  aside: ReactNode;
}

/** A vehicle's page. On a phone: pictures, name and price, facts, enquiry. */
export function DetailLayout({ gallery, summary, facts, aside }: DetailLayoutProps) {
  return (
    <div className={detail}>
      <div className={area.gallery}>{gallery}</div>
      <div className={area.summary}>{summary}</div>
      <div className={area.facts}>{facts}</div>
      <div className={area.aside}>{aside}</div>
    </div>
  );
}
