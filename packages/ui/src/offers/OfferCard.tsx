import { FoldedText } from '../primitives/disclosure/FoldedText.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Image } from '../primitives/image/Image.tsx';
import { Cluster } from '../primitives/layout/Cluster.tsx';
import { Link } from '../primitives/link/Link.tsx';
import { usePictureSizes } from '../provider/UiProvider.tsx';
import { Disclaimer } from './Disclaimer.tsx';
import { OfferActions } from './OfferActions.tsx';
import { offerCopy } from './offerCopy.ts';
import * as css from './offers.css.ts';
import { foldedDescription } from './offerText.ts';
import type { OfferView } from './offerView.ts';

export interface OfferCardProps extends OfferView {
  /** The offer's own page. */
  href: string;
  /** Rank of the name in the page. Default 2. */
  headingLevel?: 2 | 3;
}

/** One offer in a list: what it is, its small print, and the next step. */
export function OfferCard({
  name,
  description,
  disclaimer,
  ends,
  image,
  href,
  enquireHref,
  explore,
  headingLevel = 2,
}: OfferCardProps) {
  const { lead } = usePictureSizes();
  return (
    <article className={css.card}>
      <div className={css.media}>
        {image ? (
          <Image image={{ ...image, alt: '' }} sizes={sizes[lead]} fit="cover" />
        ) : (
          <Icon name="tag" size="l" />
        )}
      </div>
      <div className={css.body}>
        <div className={css.head}>
          <Heading level={headingLevel} size="h3">
            <Link href={href} variant="inherit">
              {name}
            </Link>
          </Heading>
          {ends && <p className={css.ends}>{ends}</p>}
        </div>
        {description && (
          <FoldedText
            {...foldedDescription(description)}
            words={{ closed: offerCopy.viewMore, open: offerCopy.viewLess }}
          />
        )}
        <div className={css.terms}>
          {disclaimer && <Disclaimer text={disclaimer} />}
          <div className={css.foot}>
            <Cluster>
              <OfferActions name={name} enquireHref={enquireHref} explore={explore} />
            </Cluster>
          </div>
        </div>
      </div>
    </article>
  );
}

/** By the lists of `offerList.css.ts`, the widest of each: browsers that measure pictures themselves take less. */
const sizes = {
  band: '(min-width: 992px) min(60vw, 760px), 100vw',
  strip: '(min-width: 992px) 33vw, (min-width: 768px) 50vw, 40vw',
  centred: '(min-width: 992px) min(60vw, 860px), 100vw',
};
