import { formatNumber } from '@forecourt/domain';
import { ToggleSummary } from '../../primitives/disclosure/ToggleSummary.tsx';
import { box, extra, values as list, row } from './filterPanel.css.ts';
import type { PanelFacet } from './panelFacet.ts';

export interface FacetValuesProps {
  facet: PanelFacet;
  chosen: readonly string[];
  onToggle?: ((value: string) => void) | undefined;
}

/** Checkboxes of one facet with their counts; long lists end in a toggle (R2-47). */
export function FacetValues({ facet, chosen, onToggle }: FacetValuesProps) {
  const { key, values, limit, showAll } = facet;
  const shown = limit ?? values.length;
  return (
    <>
      <ul className={list}>
        {values.map(({ value, label, count }, index) => {
          const checked = chosen.includes(value);
          return (
            <li key={value} className={index >= shown && !checked ? extra : undefined}>
              <label className={row}>
                <input
                  type="checkbox"
                  name={`refinementList[${key}][${index}]`}
                  value={value}
                  className={box}
                  {...(onToggle
                    ? { checked, onChange: () => onToggle(value) }
                    : { defaultChecked: checked })}
                />
                <span>{label}</span>
                <span>{formatNumber(count)}</span>
              </label>
            </li>
          );
        })}
      </ul>
      {values.length > shown && (
        <details>
          <ToggleSummary closed={showAll} open="Hide" />
        </details>
      )}
    </>
  );
}
