import { FoldedText } from '../primitives/disclosure/FoldedText.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Image } from '../primitives/image/Image.tsx';
import { cx } from '../style/cx.ts';
import { Disclaimer } from './Disclaimer.tsx';
import { OfferActions } from './OfferActions.tsx';
import { offerCopy } from './offerCopy.ts';
import * as css from './offers.css.ts';
import { foldedDescription } from './offerText.ts';
import type { OfferView } from './offerView.ts';

/** `description`, `disclaimer`, picture and next steps of one offer. */
export type OfferDetailProps = OfferView;

/** One offer on its own page: picture beside words; its name is the page's heading. */
export function OfferDetail({
  name,
  description,
  disclaimer,
  image,
  enquireHref,
  explore,
}: OfferDetailProps) {
  return (
    <article className={cx(css.detail, image && css.besidePicture)}>
      {image && (
        <div className={css.picture}>
          <Image image={image} sizes="(min-width: 992px) min(66vw, 900px), 100vw" priority />
        </div>
      )}
      <div className={css.words}>
        <Heading level={1}>{name}</Heading>
        {description && (
          <FoldedText
            {...foldedDescription(description)}
            words={{ closed: offerCopy.viewMore, open: offerCopy.viewLess }}
          />
        )}
        <div className={css.actions}>
          <OfferActions name={name} enquireHref={enquireHref} explore={explore} size="l" />
        </div>
        {disclaimer && <Disclaimer text={disclaimer} />}
      </div>
    </article>
  );
}
