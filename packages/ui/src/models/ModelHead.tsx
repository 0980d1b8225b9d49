import { formatPrice, hasPrice, modelLabel, type VehicleModel } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { DescriptionList } from '../primitives/descriptionList/DescriptionList.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { cx } from '../style/cx.ts';
import { tag } from '../vehicle/card/cardFrame.css.ts';
import { BodyGlyph } from '../vehicle/icons/BodyGlyph.tsx';
import { TagBanner } from '../vehicle/tag/TagBanner.tsx';
import * as css from './modelHead.css.ts';

export interface ModelHeadProps {
  model: Pick<
    VehicleModel,
    'name' | 'manufacturer' | 'status' | 'fromPrice' | 'shortDescription' | 'bodies'
  >;
  /** `null` draws the body type. */
  image: ImageSource | null;
  facts: readonly { label: string; value: string }[];
  /** Next steps: buttons. */
  actions: ReactNode;
}

/** First view of a model's page: picture, name, price and next steps, and its facts in a row below. */
export function ModelHead({ model, image, facts, actions }: ModelHeadProps) {
  const { name, manufacturer, status, fromPrice, shortDescription, bodies } = model;
  const label = modelLabel(model);
  return (
    <div className={css.head}>
      <div className={css.first}>
        <div className={cx(css.picture, image === null && css.glyph)}>
          {image ? (
            <Image
              image={image}
              sizes="(min-width: 992px) min(60vw, 860px), 100vw"
              fit="cover"
              priority
            />
          ) : (
            <BodyGlyph body={bodies[0] ?? ''} />
          )}
          {label && (
            <span className={tag}>
              <TagBanner tag={{ kind: status ?? 'new', text: label }} />
            </span>
          )}
        </div>
        <div className={css.words}>
          <Heading level={1}>
            {manufacturer && <span className={css.make}>{manufacturer} </span>}
            {name}
          </Heading>
          {shortDescription && <p className={css.lead}>{shortDescription}</p>}
          {hasPrice(fromPrice) && (
            <p className={css.price}>
              From <strong>{formatPrice(fromPrice)}</strong>
            </p>
          )}
          <div className={css.actions}>{actions}</div>
        </div>
      </div>
      <DescriptionList rows={facts} layout="tiles" />
    </div>
  );
}
