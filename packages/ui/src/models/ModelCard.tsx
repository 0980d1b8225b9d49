import {
  formatPrice,
  hasPrice,
  modelDescription,
  modelLabel,
  modelLink,
  type VehicleModel,
} from '@forecourt/domain';
import { wholeNames } from '../primitives/heading/wholeNames.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { useLink } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import * as card from '../vehicle/card/cardFrame.css.ts';
import { BodyGlyph } from '../vehicle/icons/BodyGlyph.tsx';
import { TagBanner } from '../vehicle/tag/TagBanner.tsx';
import * as css from './models.css.ts';

export interface ModelCardProps {
  model: VehicleModel;
  /** `null` draws the body type. */
  image: ImageSource | null;
  /** How wide its picture is shown where that is not as in a row of cards, as a `sizes` attribute. */
  sizes?: string;
  /** Rank of the name in the page. Default 2. */
  headingLevel?: 2 | 3;
}

/** One model of a range: name, `New` or `Coming Soon`, price from; leads to its page (R2-85). */
export function ModelCard({ model, image, sizes = SIZES, headingLevel = 2 }: ModelCardProps) {
  const To = useLink();
  const { href, external } = modelLink(model);
  const label = modelLabel(model);
  const Name = `h${headingLevel}` as const;
  return (
    <article className={card.card}>
      <div className={css.media}>
        {image ? (
          <Image
            image={{ ...image, alt: '' }}
            sizes={sizes}
            // One of the frame's shape measures itself.
            fit={isOfFrame(image) ? 'cover' : 'contain'}
          />
        ) : (
          <BodyGlyph body={model.bodies[0] ?? ''} />
        )}
        {label && (
          <span className={card.tag}>
            <TagBanner tag={{ kind: model.status ?? 'new', text: label }} />
          </span>
        )}
      </div>
      <div className={cx(card.body, css.body)}>
        {model.manufacturer && <p className={css.make}>{model.manufacturer}</p>}
        <Name className={card.title}>
          {external ? (
            <a href={href} className={card.titleLink}>
              {wholeNames(model.name)}
            </a>
          ) : (
            <To to={href} className={card.titleLink}>
              {wholeNames(model.name)}
            </To>
          )}
        </Name>
        {model.shortDescription && (
          <p className={css.words}>{modelDescription(model.shortDescription).text}</p>
        )}
        <p className={css.foot}>
          <span>
            {hasPrice(model.fromPrice) ? `From ${formatPrice(model.fromPrice)}` : 'See more'}
          </span>
          <Icon name="arrowRight" />
        </p>
      </div>
    </article>
  );
}

const SIZES = '(min-width: 992px) 25vw, (min-width: 576px) 50vw, 100vw';

function isOfFrame({ width, height }: ImageSource): boolean {
  return Math.abs(width / height - 1.5) < 0.05;
}
