import { type ModelBody, modelBodyLabels, type VehicleModel } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { useLink, usePictureSizes } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import { ModelCard } from './ModelCard.tsx';
import * as list from './modelList.css.ts';
import * as css from './models.css.ts';

export interface ModelRangeProps {
  /** Those that show. */
  models: readonly VehicleModel[];
  /** Filters that find something; one alone draws none. */
  bodies: readonly ModelBody[];
  /** The one that was chosen; `null` shows every body. */
  body: ModelBody | null;
  /** Where a filter leads; `null` is that of every body. */
  hrefOf: (body: ModelBody | null) => string;
  /** A model's picture, where there is one. */
  imageOf: (model: VehicleModel) => ImageSource | null;
  /** Drawn in place of a range that holds nothing. */
  empty: ReactNode;
}

/**
 * A range of models, with links that filter it by body (R2-18): large cards, a board of lines or a gallery,
 * as the theme opens its pages.
 */
export function ModelRange({ models, bodies, body, hrefOf, imageOf, empty }: ModelRangeProps) {
  const To = useLink();
  const { lead } = usePictureSizes();
  return (
    <div className={css.range}>
      {bodies.length > 1 && (
        <nav aria-label="Models by body type">
          <ul className={css.filters}>
            {[null, ...bodies].map((name) => (
              <li key={name}>
                <To to={hrefOf(name)} aria-current={body === name ? 'page' : undefined}>
                  {name === null ? 'All models' : modelBodyLabels[name]}
                </To>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {models.length === 0 ? (
        empty
      ) : (
        <ul className={cx(list.list, list.looks[lead])}>
          {models.map((model) => (
            <li key={model.id}>
              <ModelCard model={model} image={imageOf(model)} sizes={sizes[lead]} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** By the columns of `modelList.css.ts`, for browsers that do not measure. */
const sizes = {
  band: '(min-width: 768px) 48vw, 100vw',
  strip: '(min-width: 768px) 160px, 40vw',
  centred: '(min-width: 768px) 48vw, 100vw',
};
