import { formatNumber } from '@forecourt/domain';
import { memo } from 'react';
import { Image } from '../../primitives/image/Image.tsx';
import * as css from './filterPanel.css.ts';
import type { PanelValue } from './panelFacet.ts';

export interface FacetBoxProps {
  /** Name in the GET form: `refinementList[make][3]`, `menu[price_range]`. */
  name: string;
  entry: Omit<PanelValue, 'count'> & {
    /** Text is printed as it is. */
    count: number | string | null;
  };
  checked: boolean;
  look: 'list' | 'tiles';
  /** One value at a time (R2-31). */
  single?: boolean | undefined;
  /** Stands on a tile without a logo; default: the label's first letter. */
  initial?: string | undefined;
  /** The same function from one drawing to the next, or every box is drawn anew. */
  onToggle?: ((value: string) => void) | undefined;
}

/** Apart from its label: most changes of a search change the count alone. */
const Box = memo(function Box({
  name,
  value,
  checked,
  look,
  single,
  onToggle,
}: Omit<FacetBoxProps, 'entry'> & { value: string }) {
  return (
    <input
      type={single ? 'radio' : 'checkbox'}
      name={name}
      value={value}
      className={look === 'tiles' ? css.tileBox : css.box}
      {...(onToggle ? { checked, onChange: () => onToggle(value) } : { defaultChecked: checked })}
    />
  );
});

/** The make's picture, or its first letter where it has none (R2-50). */
function Mark({ logo, initial }: Pick<PanelValue, 'logo'> & { initial: string }) {
  return (
    <span className={css.mark} aria-hidden="true">
      {logo ? <Image image={{ ...logo, alt: '' }} sizes="56px" fit="contain" /> : initial}
    </span>
  );
}

/** What stands for a make without a logo. */
export function initialOf(label: string): string {
  return label.charAt(0);
}

/** One value of a facet: a native box with its words and its count, as a line or a tile. */
export function FacetBox({
  name,
  entry: { value, label, count, logo },
  checked,
  look,
  single,
  initial = initialOf(label),
  onToggle,
}: FacetBoxProps) {
  const isTile = look === 'tiles';
  return (
    <label className={isTile ? css.tile : css.row}>
      <Box {...{ name, value, checked, look, single, onToggle }} />
      {isTile && <Mark logo={logo ?? null} initial={initial} />}
      <span>{label}</span>
      <span>{typeof count === 'number' ? formatNumber(count) : count}</span>
    </label>
  );
}
