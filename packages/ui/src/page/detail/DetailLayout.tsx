import type { ReactNode } from 'react';
import { area, detail, source as sourceLine } from './detail.css.ts';
import './print.css.ts';

export interface DetailLayoutProps {
  /** A `VehicleGallery`: on a large screen the facts begin below it, by its measures. */
  gallery: ReactNode;
  /** Name, price and first buttons. */
  summary: ReactNode;
  /** Key information, features, comments. */
  facts: ReactNode;
  /** Long tables and what the dealer promises, after the facts. */
  specifications?: ReactNode;
  /** Enquiry form, place and papers. */
  aside: ReactNode;
  /** Whose page it is and its address, for the sheet that is printed. */
  source?: string | null;
}

/** A vehicle's page. On a phone: pictures, name and price, facts, enquiry. On paper: one sheet. */
export function DetailLayout({
  gallery,
  summary,
  facts,
  specifications = null,
  aside,
  source = null,
}: DetailLayoutProps) {
  return (
    <div className={detail}>
      <div className={area.gallery}>{gallery}</div>
      <div className={area.summary}>{summary}</div>
      <div className={area.facts}>{facts}</div>
      {specifications && (
        <div className={area.specifications} data-later="">
          {specifications}
        </div>
      )}
      <div className={area.aside} data-later="">
        {aside}
        {source && <p className={sourceLine}>{source}</p>}
      </div>
    </div>
  );
}
