import { chosenValues, type SearchState } from '@forecourt/domain';
import { ToggleSummary } from '../../primitives/disclosure/ToggleSummary.tsx';
import { cx } from '../../style/cx.ts';
import { FacetBox } from './FacetBox.tsx';
import * as css from './filterPanel.css.ts';
import { Models } from './Models.tsx';
import type { PanelFacet } from './panelFacet.ts';
import { modelsOf, toggleFacet } from './panelSearch.ts';
import { useLatest } from './useLatest.ts';

export interface FacetValuesProps {
  facet: PanelFacet;
  state: SearchState;
  onChange?: ((state: SearchState) => void) | undefined;
}

/** Boxes of one facet with their counts; long lists end in a toggle (R2-47). */
export function FacetValues({ facet, state, onChange }: FacetValuesProps) {
  const { key, values, limit, showAll, look = 'list' } = facet;
  const chosen = chosenValues(state, key);
  const shown = limit ?? values.length;
  const inPlace = look === 'list';
  const toggle = useLatest((value: string) => onChange?.(toggleFacet(facet, state, value)));
  const models = values.map((make, makeIndex) => {
    const list = chosen.includes(make.value) ? modelsOf(facet, make.value, state) : [];
    return list.length === 0 ? null : (
      <Models key={make.value} {...{ make, makeIndex, models: list, inPlace, state, onChange }} />
    );
  });
  return (
    <>
      <ul className={inPlace ? css.values : cx(css.values, css.tiles)}>
        {values.map((entry, index) => {
          const checked = chosen.includes(entry.value);
          return (
            <li key={entry.value} className={index >= shown && !checked ? css.extra : undefined}>
              <FacetBox
                name={`refinementList[${key}][${index}]`}
                entry={entry}
                checked={checked}
                look={look}
                onToggle={onChange && toggle}
              />
              {inPlace && models[index]}
            </li>
          );
        })}
      </ul>
      {values.length > shown && (
        <details>
          <ToggleSummary closed={showAll} open="Hide" />
        </details>
      )}
      {!inPlace && models}
    </>
  );
}
