import { Container } from '../../primitives/layout/Container.tsx';
import { VehicleActions } from '../../vehicle/actions/VehicleActions.tsx';
import { VehicleHeader } from '../../vehicle/details/VehicleHeader.tsx';
import { VehicleGallery } from '../../vehicle/gallery/VehicleGallery.tsx';
import { DetailEnd } from './DetailEnd.tsx';
import type { DetailLayoutProps } from './DetailLayout.tsx';
import { area, detail, offPaper, source as sourceLine, wrap } from './detail.css.ts';
import * as css from './letterDetail.css.ts';
import { WhereItStands } from './WhereItStands.tsx';
import './print.css.ts';

/**
 * A vehicle as a country dealer tells of it: tall pictures with the price beside them, which stays in
 * sight; what the dealer writes as a letter; all facts, and beside them how it can be paid; then the place.
 */
export function LetterDetail(parts: DetailLayoutProps) {
  const { source } = parts;
  return (
    <>
      <div className={detail}>
        <Container>
          <div className={`${offPaper} ${css.lead}`}>
            {parts.breadcrumbs}
            {parts.notice}
          </div>
          <div className={`${wrap} ${css.spread}`}>
            <div className={`${area.gallery} ${css.gallery}`}>
              <VehicleGallery {...parts.gallery} />
            </div>
            <div className={`${area.summary} ${css.box}`}>
              <VehicleHeader
                vehicle={parts.vehicle}
                marketNote={parts.marketNote}
                actions={<VehicleActions {...parts.actions} />}
              />
            </div>
            <div className={`${area.facts} ${css.words}`}>
              {parts.comments}
              {parts.keyInformation}
              {parts.features}
            </div>
            <div className={`${area.specifications} ${css.words} ${css.tables}`} data-later="">
              {parts.specifications}
              {parts.papers}
            </div>
            <div className={`${wrap} ${css.terms}`}>
              {parts.estimate && (
                <div className={`${area.price} ${css.money}`}>{parts.estimate}</div>
              )}
              {parts.reserve && <div className={offPaper}>{parts.reserve}</div>}
            </div>
          </div>
          <div className={`${offPaper} ${css.promises}`} data-later="">
            {parts.promises}
          </div>
        </Container>
        <div className={`${area.aside} ${css.place}`} data-later="">
          <Container>
            <WhereItStands {...parts} source={null} />
          </Container>
          {source && <p className={sourceLine}>{source}</p>}
        </div>
      </div>
      <DetailEnd {...parts} />
    </>
  );
}
