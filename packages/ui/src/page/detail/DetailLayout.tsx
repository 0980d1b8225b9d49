import type { VehicleSummary } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Container } from '../../primitives/layout/Container.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { VehicleActions, type VehicleActionsProps } from '../../vehicle/actions/VehicleActions.tsx';
import { VehicleHeader } from '../../vehicle/details/VehicleHeader.tsx';
import { VehicleGallery, type VehicleGalleryProps } from '../../vehicle/gallery/VehicleGallery.tsx';
import { DetailEnd } from './DetailEnd.tsx';
import { area, detail, source as sourceLine } from './detail.css.ts';
import { columns } from './detailLayout.css.ts';
import './print.css.ts';

/** The parts of a vehicle's page; a layout puts each of them into its place, and leaves none out. */
export interface DetailLayoutProps {
  breadcrumbs: ReactNode;
  /** A `SoldNotice`, where it is gone. */
  notice: ReactNode;
  gallery: VehicleGalleryProps;
  /** Name, short facts and price. */
  vehicle: VehicleSummary;
  /** Which average the market price is, and what it leaves out: `marketPrice` of the domain. */
  marketNote: string | null;
  /** Repayments: a `FinanceEstimate`. */
  estimate: ReactNode;
  actions: VehicleActionsProps;
  /** `KeyInformation` */
  keyInformation: ReactNode;
  /** `FeatureList` */
  features: ReactNode;
  /** `DealerComments` */
  comments: ReactNode;
  /** A `SpecTable` of every fact that stands nowhere else. */
  specifications: ReactNode;
  /** `SellingPoints` */
  promises: ReactNode;
  /** A narrow `SpecTable` of stock number, registration and the like. */
  papers: ReactNode;
  /** `ReserveOnline`, where it can be reserved. */
  reserve: ReactNode;
  /** Where it stands: a heading and a `LocationCard`. */
  place: ReactNode;
  /** What else stands there, and word of its price. */
  links: ReactNode;
  /** A `Section` each, from edge to edge. */
  calculator: ReactNode;
  similar: ReactNode;
  recent: ReactNode;
  /** Buttons of an `ActionBar`. */
  bar: ReactNode;
  /** Whose page it is and its address, for the sheet that is printed. */
  source: string | null;
}

/**
 * Pictures and facts beside a column with price and place. On a phone: pictures, name and price,
 * facts, place. On paper: one sheet.
 */
export function DetailLayout(parts: DetailLayoutProps) {
  const { gallery, vehicle, actions, source } = parts;
  return (
    <>
      <Container>
        <Stack gap="l">
          {parts.breadcrumbs}
          {parts.notice}
          <div className={`${detail} ${columns}`}>
            <div className={area.gallery}>
              <VehicleGallery {...gallery} />
            </div>
            <div className={area.summary}>
              <VehicleHeader
                vehicle={vehicle}
                marketNote={parts.marketNote}
                estimate={parts.estimate}
                actions={<VehicleActions {...actions} />}
              />
            </div>
            <div className={area.facts}>
              {parts.keyInformation}
              {parts.features}
              {parts.comments}
            </div>
            <div className={area.specifications} data-later="">
              {parts.specifications}
              {parts.promises}
            </div>
            <div className={area.aside} data-later="">
              <Stack>
                {parts.reserve}
                {parts.place}
                {parts.links}
                {parts.papers}
              </Stack>
              {source && <p className={sourceLine}>{source}</p>}
            </div>
          </div>
        </Stack>
      </Container>
      <DetailEnd {...parts} />
    </>
  );
}
