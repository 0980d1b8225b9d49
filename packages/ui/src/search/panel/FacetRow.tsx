import { formatNumber } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { KeptPart } from '../../provider/KeptHtml.ts';
import { FacetBox, type FacetBoxProps, initialOf } from './FacetBox.tsx';
import { extra as extraClass } from './filterPanel.css.ts';

export interface FacetRowProps extends FacetBoxProps {
  /** Of a long list: shown after its toggle was pressed. */
  extra: boolean;
  /** Models of a chosen make. */
  children?: ReactNode;
}

/** One line of a facet. */
export function FacetRow({ extra, children, ...box }: FacetRowProps) {
  return (
    <li className={extra ? extraClass : undefined}>
      <FacetBox {...box} />
      {children}
    </li>
  );
}

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
