import { PictureLead } from '../page/PictureLead.tsx';
import { row } from '../page/pictureLead.css.ts';
import { RichText, type RichTextNode } from '../page/RichText.tsx';
import { FoldedText } from '../primitives/disclosure/FoldedText.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Disclaimer } from './Disclaimer.tsx';
import { OfferActions } from './OfferActions.tsx';
import { offerCopy } from './offerCopy.ts';
import * as css from './offers.css.ts';
import { foldedDescription } from './offerText.ts';
import type { OfferView } from './offerView.ts';

/** `description`, `disclaimer`, picture and next steps of one offer. */
export interface OfferDetailProps extends OfferView {
  /** The description as its author set it out; drawn in place of the plain words. */
  body?: readonly RichTextNode[];
}

/** One offer on its own page: its picture whole, since it may hold words; its name is the page's heading. */
export function OfferDetail({
  name,
  description,
  disclaimer,
  ends,
  image,
  enquireHref,
  explore,
  body = [],
}: OfferDetailProps) {
  return (
    <article>
      <PictureLead
        image={image}
        whole
        steps={
          <>
            <div className={row}>
              <OfferActions name={name} enquireHref={enquireHref} explore={explore} size="l" />
            </div>
            {disclaimer && <Disclaimer text={disclaimer} />}
          </>
        }
      >
        <Heading level={1}>{name}</Heading>
        {ends && <p className={css.ends}>{ends}</p>}
        {description && (
          <FoldedText
            {...foldedDescription(description)}
            words={{ closed: offerCopy.viewMore, open: offerCopy.viewLess }}
          >
            {body.length > 0 && <RichText nodes={body} />}
          </FoldedText>
        )}
      </PictureLead>
    </article>
  );
}
