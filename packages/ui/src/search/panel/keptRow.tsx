import { formatNumber } from '@forecourt/domain';
import type { KeptPart } from '../../provider/KeptHtml.ts';
import { initialOf } from './FacetBox.tsx';
import { FacetRow, type FacetRowProps } from './FacetRow.tsx';

/** A line of which all but the texts is the same on hundreds of lines. */
export function keptRow(row: FacetRowProps): KeptPart {
  const { name, entry, checked, look, single, extra, onToggle } = row;
  const { value, label, count, logo } = entry;
  const shape = [look, single, checked, extra, onToggle !== undefined, logo];
  return {
    key: `FacetRow ${JSON.stringify(shape)}`,
    slots: [
      name,
      value,
      label,
      typeof count === 'number' ? formatNumber(count) : (count ?? ''),
      initialOf(label),
    ],
    draw: ([name = '', value = '', label = '', count = '', initial]) => (
      <FacetRow {...row} {...{ name, initial }} entry={{ ...entry, value, label, count }} />
    ),
  };
}
