import { Container } from '../../primitives/layout/Container.tsx';
import { FirstStep, VehicleActions } from '../../vehicle/actions/VehicleActions.tsx';
import { VehicleGallery } from '../../vehicle/gallery/VehicleGallery.tsx';
import { MarketIndicator } from '../../vehicle/price/MarketIndicator.tsx';
import { PriceBlock } from '../../vehicle/price/PriceBlock.tsx';
import * as css from './boardDetail.css.ts';
import { DetailEnd } from './DetailEnd.tsx';
import type { DetailLayoutProps } from './DetailLayout.tsx';
import { area, detail, offPaper, wrap } from './detail.css.ts';
import { NamedInLine } from './NamedInLine.tsx';
import { WhereItStands } from './WhereItStands.tsx';
import './print.css.ts';

/** What the folded ways to buy are called; the specification has no text for it. */
const MORE_WAYS = 'More ways to buy';
/** What buying online is, and a reservation is not; no text of the specification either. */
const BUYING = 'Payment, trade-in and delivery online.';

/**
 * A vehicle on a price board: name, price and the first step in one line that stays in sight, five photos at
 * once, then tables, features, and the other ways to buy it, two framed and the rest folded, beside each
 * other. A phone reads what it is before the ways to buy it, and has the first step in the bar beneath.
 */
export function BoardDetail(parts: DetailLayoutProps) {
  const { gallery, vehicle, actions } = parts;
  return (
    <>
      <div className={detail}>
        <Container>
          <div className={offPaper}>
            {parts.breadcrumbs}
            {parts.notice}
          </div>
          <div className={`${wrap} ${css.board}`}>
            <div className={`${area.summary} ${css.head}`}>
              <div className={css.name}>
                <NamedInLine vehicle={vehicle} size="h2" />
              </div>
              <PriceBlock price={vehicle.price} size="detail" />
              <FirstStep {...actions} />
            </div>
            <div className={`${area.gallery} ${css.gallery}`}>
              <VehicleGallery {...gallery} place="mosaic" />
            </div>
            <div className={`${area.facts} ${css.tables}`}>
              {parts.keyInformation}
              {parts.specifications}
              {parts.papers}
            </div>
            <div className={`${area.price} ${css.buy}`}>
              {vehicle.market && <MarketIndicator text={vehicle.market} note={parts.marketNote} />}
              <VehicleActions
                {...actions}
                first={null}
                save={null}
                fold={(further) => (
                  <>
                    {actions.hrefs?.buy && <p>{BUYING}</p>}
                    <details className={css.further}>
                      <summary>{MORE_WAYS}</summary>
                      {further}
                    </details>
                    <div className={css.save}>{actions.save}</div>
                  </>
                )}
              />
              {parts.estimate}
            </div>
            <div className={`${area.specifications} ${css.words}`}>
              {parts.features}
              {parts.comments}
              {parts.reserve && <div className={offPaper}>{parts.reserve}</div>}
            </div>
          </div>
          <div className={`${offPaper} ${css.promises}`} data-later="">
            {parts.promises}
          </div>
          <div className={`${area.aside} ${css.place}`} data-later="">
            <WhereItStands {...parts} />
          </div>
        </Container>
      </div>
      <DetailEnd {...parts} />
    </>
  );
}
