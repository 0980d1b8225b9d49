import { chosenValues, type SearchState, valueFacet } from '@forecourt/domain';
import { ToggleSummary } from '../../primitives/disclosure/ToggleSummary.tsx';
import { cx } from '../../style/cx.ts';
import { FacetBox } from './FacetBox.tsx';
import * as css from './filterPanel.css.ts';
import { Models } from './Models.tsx';
import type { PanelFacet } from './panelFacet.ts';
import { chooseInMenu, modelsOf, toggleFacet } from './panelSearch.ts';
import { useLatest } from './useLatest.ts';

export interface FacetValuesProps {
  facet: PanelFacet;
  state: SearchState;
  onChange?: ((state: SearchState) => void) | undefined;
}

/**
 * Boxes of one facet with their counts; long lists end in a toggle (R2-47). Of some facets one value
 * is chosen at a time (R2-31): those begin with the one that takes the choice back.
 */
export function FacetValues({ facet, state, onChange }: FacetValuesProps) {
  const { key, label, values, limit, showAll, look = 'list' } = facet;
  const chosen = chosenValues(state, key);
  const shown = limit ?? values.length;
  const inPlace = look === 'list';
  const single = valueFacet(key).kind === 'menu';
  const toggle = useLatest((value: string) =>
    onChange?.(single ? chooseInMenu(state, key, value) : toggleFacet(facet, state, value)),
  );
  const models = values.map((make, makeIndex) => {
    const list = chosen.includes(make.value) ? modelsOf(facet, make.value, state) : [];
    return list.length === 0 ? null : (
      <Models key={make.value} {...{ make, makeIndex, models: list, inPlace, state, onChange }} />
    );
  });
  return (
    <>
      <ul className={inPlace ? css.values : cx(css.values, css.tiles)}>
        {single && (
          <li>
            <FacetBox
              name={`menu[${key}]`}
              entry={{ value: '', label: `Any ${label.toLowerCase()}`, count: null }}
              checked={chosen.length === 0}
              look="list"
              single
              onToggle={onChange && toggle}
            />
          </li>
        )}
        {values.map((entry, index) => {
          // An address may hold several bands: those are no choice of one.
          const checked = chosen.includes(entry.value) && !(single && chosen.length > 1);
          return (
            <li key={entry.value} className={index >= shown && !checked ? css.extra : undefined}>
              <FacetBox
                name={single ? `menu[${key}]` : `refinementList[${key}][${index}]`}
                entry={entry}
                checked={checked}
                look={look}
                single={single}
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
