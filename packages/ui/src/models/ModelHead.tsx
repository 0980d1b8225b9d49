import { formatPrice, hasPrice, modelLabel, type VehicleModel } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { PictureLead } from '../page/PictureLead.tsx';
import { row } from '../page/pictureLead.css.ts';
import { DescriptionList } from '../primitives/descriptionList/DescriptionList.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { tag } from '../vehicle/card/cardFrame.css.ts';
import { BodyGlyph } from '../vehicle/icons/BodyGlyph.tsx';
import { amount } from '../vehicle/price/price.css.ts';
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
      <PictureLead
        image={image}
        // No more room for what stands in its place than words leave.
        whole={image === null}
        framed={
          <>
            {image === null && (
              <span className={css.glyph}>
                <BodyGlyph body={bodies[0] ?? ''} />
              </span>
            )}
            {label && (
              <span className={tag}>
                <TagBanner tag={{ kind: status ?? 'new', text: label }} />
              </span>
            )}
          </>
        }
        steps={
          <>
            {hasPrice(fromPrice) && (
              <p className={css.price}>
                From <strong className={amount}>{formatPrice(fromPrice)}</strong>
              </p>
            )}
            <div className={row}>{actions}</div>
          </>
        }
      >
        <Heading level={1}>
          {manufacturer && <span className={css.make}>{manufacturer} </span>}
          {name}
        </Heading>
        {shortDescription && <p className={css.lead}>{shortDescription}</p>}
      </PictureLead>
      <DescriptionList rows={facts} layout="tiles" />
    </div>
  );
}
