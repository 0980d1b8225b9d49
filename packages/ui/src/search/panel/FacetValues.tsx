import { chosenValues, type SearchState } from '@forecourt/domain';
import { FacetRow } from './FacetRow.tsx';
import { facetRows, isSingle, toggleOf } from './facetRows.ts';
import { Models } from './Models.tsx';
import type { PanelFacet } from './panelFacet.ts';
import { chooseInMenu, modelsOf, toggleFacet } from './panelSearch.ts';
import { useLatest } from './useLatest.ts';
import { ValuesFrame } from './ValuesFrame.tsx';

export interface FacetValuesProps {
  facet: PanelFacet;
  state: SearchState;
  onChange?: ((state: SearchState) => void) | undefined;
}

/** Boxes of one facet with their counts; long lists end in a toggle (R2-47). */
export function FacetValues({ facet, state, onChange }: FacetValuesProps) {
  const { key, label, values, look = 'list' } = facet;
  const chosen = chosenValues(state, key);
  const inPlace = look === 'list';
  const single = isSingle(key);
  const toggle = useLatest((value: string) =>
    onChange?.(single ? chooseInMenu(state, key, value) : toggleFacet(facet, state, value)),
  );
  const models = values.map((make, makeIndex) => {
    const list = chosen.includes(make.value) ? modelsOf(facet, make.value, state) : [];
    return list.length === 0 ? null : (
      <Models key={make.value} {...{ make, makeIndex, models: list, inPlace, state, onChange }} />
    );
  });
  const rows = facetRows(facet, state, onChange && toggle).map((row, index) => (
    <FacetRow key={row.entry.value} {...row}>
      {inPlace && models[single ? index - 1 : index]}
    </FacetRow>
  ));
  return (
    <ValuesFrame label={label} look={look} toggle={toggleOf(facet)} rows={rows}>
      {!inPlace && models}
    </ValuesFrame>
  );
}
