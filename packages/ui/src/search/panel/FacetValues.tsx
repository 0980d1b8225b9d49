import { chosenValues, type SearchState } from '@forecourt/domain';
import { useDeferredValue, useState } from 'react';
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
  // Lines out of sight wait until those in sight have been drawn.
  const [showsAll, setShowsAll] = useState(false);
  const earlier = useDeferredValue(facet);
  const rowsOf = (from: PanelFacet) => facetRows(from, state, onChange && toggle);
  const waiting = new Map(rowsOf(earlier).map((row) => [row.entry.value, row]));
  const rows = rowsOf(facet).map((row, index) => {
    const { value } = row.entry;
    const before = row.extra && !showsAll ? waiting.get(value) : undefined;
    return (
      <FacetRow key={value} {...(before?.extra ? before : row)}>
        {inPlace && models[single ? index - 1 : index]}
      </FacetRow>
    );
  });
  return (
    <ValuesFrame
      label={label}
      look={look}
      toggle={toggleOf(facet)}
      onToggle={(event) => setShowsAll(event.currentTarget.open)}
      rows={rows}
    >
      {!inPlace && models}
    </ValuesFrame>
  );
}
