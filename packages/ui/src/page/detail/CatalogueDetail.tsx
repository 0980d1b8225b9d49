import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { Container } from '../../primitives/layout/Container.tsx';
import { gap, stack } from '../../primitives/layout/layout.css.ts';
import { TEST_DRIVE } from '../../vehicle/actions/testDriveLabel.ts';
import { VehicleActions } from '../../vehicle/actions/VehicleActions.tsx';
import { VehicleGallery } from '../../vehicle/gallery/VehicleGallery.tsx';
import { MarketIndicator } from '../../vehicle/price/MarketIndicator.tsx';
import { PriceBlock } from '../../vehicle/price/PriceBlock.tsx';
import * as css from './catalogueDetail.css.ts';
import { DetailEnd } from './DetailEnd.tsx';
import type { DetailLayoutProps } from './DetailLayout.tsx';
import { area, detail, offPaper, wrap } from './detail.css.ts';
import { NamedInLine } from './NamedInLine.tsx';
import { WhereItStands } from './WhereItStands.tsx';
import './print.css.ts';

/**
 * A vehicle as an auction house shows it: the picture from edge to edge, under it the name, and three
 * chapters, what we say of it, what it is and what it has, beside a column with price and steps, which
 * stays in sight. A phone has the price and the first step of one that can be had under the name, too.
 */
export function CatalogueDetail(parts: DetailLayoutProps) {
  const { gallery, vehicle, actions } = parts;
  return (
    <>
      <div className={detail}>
        <Container>
          <div className={`${offPaper} ${css.lead}`}>
            {parts.breadcrumbs}
            {parts.notice}
          </div>
        </Container>
        <div className={wrap}>
          <div className={`${area.gallery} ${css.gallery}`}>
            <VehicleGallery {...gallery} place="bleed" />
          </div>
          <div className={`${area.summary} ${css.title}`}>
            <Container>
              <div className={css.named}>
                <NamedInLine vehicle={vehicle} size="display" />
                {actions.allowed.kind === 'usual' && (
                  <div className={`${offPaper} ${css.begin}`}>
                    <PriceBlock price={vehicle.price} />
                    <FirstStep actions={actions} />
                  </div>
                )}
              </div>
            </Container>
          </div>
        </div>
        <Container>
          <div className={`${wrap} ${css.spread}`}>
            <div className={`${area.specifications} ${css.words}`}>{parts.comments}</div>
            <div className={`${area.price} ${css.column}`}>
              <PriceBlock price={vehicle.price} size="detail" />
              {vehicle.market && <MarketIndicator text={vehicle.market} note={parts.marketNote} />}
              {parts.estimate}
              <VehicleActions {...actions} first="testDrive" />
              {parts.reserve && <div className={offPaper}>{parts.reserve}</div>}
            </div>
            <div className={`${area.facts} ${css.more}`} data-later="">
              <div className={`${stack} ${gap.l}`}>
                {parts.keyInformation}
                {/* The rest of what it is, each under a small heading in the margin of one table. */}
                <div className={css.small}>
                  {parts.specifications}
                  {parts.papers}
                </div>
              </div>
              {parts.features}
            </div>
          </div>
          <div className={`${area.aside} ${css.place}`} data-later="">
            <WhereItStands {...parts} />
            <div className={css.small}>{parts.promises}</div>
          </div>
        </Container>
      </div>
      <DetailEnd {...parts} />
    </>
  );
}

/** To see it by appointment where that can be had, else to enquire. */
function FirstStep({ actions: { enquire, hrefs } }: Pick<DetailLayoutProps, 'actions'>) {
  return hrefs?.testDrive === undefined ? (
    <ButtonLink href={enquire.href}>{enquire.label}</ButtonLink>
  ) : (
    <ButtonLink href={hrefs.testDrive}>{TEST_DRIVE}</ButtonLink>
  );
}
