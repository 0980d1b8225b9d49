import { FoldedText } from '../primitives/disclosure/FoldedText.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Image } from '../primitives/image/Image.tsx';
import { Cluster } from '../primitives/layout/Cluster.tsx';
import { Link } from '../primitives/link/Link.tsx';
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
  return (
    <article className={css.card}>
      <div className={css.media}>
        {image ? (
          <Image image={{ ...image, alt: '' }} sizes="(min-width: 768px) 50vw, 100vw" fit="cover" />
        ) : (
          <Icon name="tag" size="l" />
        )}
      </div>
      <div className={css.body}>
        <Heading level={headingLevel} size="h3">
          <Link href={href} variant="inherit">
            {name}
          </Link>
        </Heading>
        {ends && <p className={css.ends}>{ends}</p>}
        {description && (
          <FoldedText
            {...foldedDescription(description)}
            words={{ closed: offerCopy.viewMore, open: offerCopy.viewLess }}
          />
        )}
        {disclaimer && <Disclaimer text={disclaimer} />}
        <div className={css.foot}>
          <Cluster>
            <OfferActions name={name} enquireHref={enquireHref} explore={explore} />
          </Cluster>
        </div>
      </div>
    </article>
  );
}
