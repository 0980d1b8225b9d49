import { chosenValues, type SearchState, toggleValue } from '@forecourt/domain';
import { ToggleSummary } from '../../primitives/disclosure/ToggleSummary.tsx';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import { FacetBox } from './FacetBox.tsx';
import * as css from './filterPanel.css.ts';
import type { PanelValue } from './panelFacet.ts';
import { useFold } from './useFold.ts';
import { useLatest } from './useLatest.ts';

export interface ModelsProps {
  make: PanelValue;
  /** Tells the boxes of one make from those of another in the form. */
  makeIndex: number;
  models: readonly PanelValue[];
  /** The make stands right above; otherwise it is named. */
  inPlace: boolean;
  state: SearchState;
  onChange?: ((state: SearchState) => void) | undefined;
}

/** Models of a chosen make (R2-48). */
export function Models({ make, makeIndex, models, inPlace, state, onChange }: ModelsProps) {
  const chosen = chosenValues(state, 'model');
  const fold = useFold(models.some(({ value }) => chosen.includes(value)));
  const toggle = useLatest((value: string) => onChange?.(toggleValue(state, 'model', value)));
  return (
    <div className={css.models}>
      {!inPlace && <p className={css.modelsOf}>{make.label}</p>}
      <details {...fold}>
        <ToggleSummary closed="Select models" open="Hide" />
        <fieldset>
          <legend>
            <VisuallyHidden>{make.label} models</VisuallyHidden>
          </legend>
          <ul className={css.values}>
            {models.map((model, index) => (
              <li key={model.value}>
                <FacetBox
                  name={`refinementList[model][${makeIndex}_${index}]`}
                  entry={model}
                  checked={chosen.includes(model.value)}
                  look="list"
                  onToggle={onChange && toggle}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      </details>
    </div>
  );
}
