import { chosenValues } from '@forecourt/domain';
import type { KeptPart } from '../../provider/KeptHtml.ts';
import { facetRows, toggleOf } from './facetRows.ts';
import { keptRow } from './keptRow.tsx';
import { modelsOf } from './panelSearch.ts';
import { SectionFrame } from './SectionFrame.tsx';
import type { KeptSectionProps } from './sectionKind.ts';
import { ValuesFrame } from './ValuesFrame.tsx';

/**
 * What `FacetSection` draws of a list of values, as a part that a server keeps: its frame is the same
 * for nearly all facets, and its lines for all searches but their counts. `null` for other sections.
 */
export function keptSection(props: KeptSectionProps): KeptPart | null {
  const { section, state, remembered, onChange } = props;
  if (section.kind !== 'values') return null;
  const { key, label, look = 'list' } = section;
  const chosen = chosenValues(state, key);
  if (chosen.some((make) => modelsOf(section, make, state).length > 0)) return null;
  const marks = chosen.length > 0 ? String(chosen.length) : null;
  const open = remembered ?? (section.open || marks !== null);
  const toggle = toggleOf(section);
  return {
    key: `FacetSection ${JSON.stringify([open, marks !== null, look, toggle])}`,
    slots: [label, marks ?? '', facetRows(section, state, onChange && noToggle).map(keptRow)],
    draw: ([text = '', chosen = '', rows]) => (
      <SectionFrame label={text} marks={marks === null ? null : chosen} open={open}>
        <ValuesFrame label={text} look={look} toggle={toggle} rows={rows} />
      </SectionFrame>
    ),
  };
}

/** Nobody presses anything in a server. */
function noToggle(): void {
  return undefined;
}
