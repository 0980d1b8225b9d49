import {
  type ModelBody,
  modelBodies,
  modelBodyPath,
  modelsOfBody,
  type VehicleModel,
} from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { Grid } from '../primitives/layout/Grid.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import { ModelCard } from './ModelCard.tsx';
import * as css from './models.css.ts';

export interface ModelRangeProps {
  /** The whole range; the filter is applied here. */
  models: readonly VehicleModel[];
  /** `parseModelBody` of the page's address; `null` shows every model. */
  body: ModelBody | null;
  /** A model's picture, where there is one. */
  imageOf: (model: VehicleModel) => ImageSource | null;
  /** Drawn in place of a range that holds nothing. */
  empty: ReactNode;
}

const words: Readonly<Record<ModelBody, string>> = {
  suv: 'SUVs',
  trucks: 'Trucks',
  vans: 'Vans',
  performance: 'Performance',
  electric: 'Electric',
  'future vehicles': 'Future vehicles',
};

/** A range of models, with links that filter it by body (R2-18); filters that find nothing are left out. */
export function ModelRange({ models, body, imageOf, empty }: ModelRangeProps) {
  const To = useLink();
  const shown = modelsOfBody(models, body);
  const filters = modelBodies.filter((name) => modelsOfBody(models, name).length > 0);
  return (
    <div className={css.range}>
      {filters.length > 1 && (
        <nav aria-label="Models by body type">
          <ul className={css.filters}>
            <li>
              <To to="/models" aria-current={body === null ? 'page' : undefined}>
                All models
              </To>
            </li>
            {filters.map((name) => (
              <li key={name}>
                <To to={modelBodyPath(name)} aria-current={body === name ? 'page' : undefined}>
                  {words[name]}
                </To>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown.length === 0 ? (
        empty
      ) : (
        <Grid as="ul">
          {shown.map((model) => (
            <li key={model.id}>
              <ModelCard model={model} image={imageOf(model)} />
            </li>
          ))}
        </Grid>
      )}
    </div>
  );
}
