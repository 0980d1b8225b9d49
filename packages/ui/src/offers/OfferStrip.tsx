import { Heading } from '../primitives/heading/Heading.tsx';
import { wholeNames } from '../primitives/heading/wholeNames.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Image } from '../primitives/image/Image.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import type { OfferCardProps } from './OfferCard.tsx';
import * as css from './offerStrip.css.ts';
import { foldedDescription, paragraphsOf } from './offerText.ts';

/** What a strip prints of an offer: its card without small print and buttons. */
export type StripOffer = Pick<
  OfferCardProps,
  'name' | 'description' | 'ends' | 'image' | 'href'
> & {
  id: string;
};

export interface OfferStripProps {
  offers: readonly StripOffer[];
  /**
   * `cards` side by side; `lead` shows the first one large and the others as a list beside it;
   * `lines` sets them as a printed programme, without pictures. Default `cards`.
   */
  layout?: 'cards' | 'lead' | 'lines';
}

const SIZES = {
  cards: '(min-width: 992px) 30vw, (min-width: 768px) 45vw, 100vw',
  lead: '(min-width: 992px) 55vw, 100vw',
  beside: '(min-width: 992px) 200px, 40vw',
};

/** A few offers on a home page, each a link to its own page (R1-07); nothing where there is none. */
export function OfferStrip({ offers, layout = 'cards' }: OfferStripProps) {
  const [first, ...others] = offers;
  if (first === undefined) return null;
  if (layout !== 'lead') {
    return (
      <ul className={css.layout[layout]}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <Item offer={offer} sizes={layout === 'cards' ? SIZES.cards : null} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className={css.lead}>
      <Item offer={first} large sizes={SIZES.lead} />
      {others.length > 0 && (
        <ul className={css.beside}>
          {others.map((offer) => (
            <li key={offer.id}>
              <Item offer={offer} sizes={SIZES.beside} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ItemProps {
  offer: StripOffer;
  large?: boolean;
  /** Of its picture; `null` draws none. */
  sizes: string | null;
}

function Item({ offer, large = false, sizes }: ItemProps) {
  const { name, description, ends, image, href } = offer;
  const To = useLink();
  const words = description === null ? null : foldedDescription(description);
  return (
    <article className={css.item}>
      {sizes !== null && (
        <div className={css.picture}>
          {image ? (
            <Image image={{ ...image, alt: '' }} sizes={sizes} fit="cover" />
          ) : (
            <Icon name="tag" size="l" />
          )}
        </div>
      )}
      <div className={css.words}>
        <Heading level={3} size={large ? 'h2' : 'h4'}>
          <To to={href} className={css.name}>
            {wholeNames(name)}
          </To>
        </Heading>
        {words && (
          <p className={css.excerpt}>
            {(words.excerpt ?? words.paragraphs).flatMap(paragraphsOf).join(' ')}
          </p>
        )}
        <p className={css.foot}>
          <span>{ends ?? 'See the offer'}</span>
          <Icon name="arrowRight" />
        </p>
      </div>
    </article>
  );
}
