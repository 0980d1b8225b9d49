import { formatNumber } from '@forecourt/domain';
import { Image } from '../../primitives/image/Image.tsx';
import * as css from './filterPanel.css.ts';
import type { PanelValue } from './panelFacet.ts';

export interface FacetBoxProps {
  /** Name in the GET form: `refinementList[make][3]`. */
  name: string;
  entry: PanelValue;
  checked: boolean;
  look: 'list' | 'tiles';
  onToggle?: ((value: string) => void) | undefined;
}

/** The make's picture, or its first letter where it has none (R2-50). */
function Mark({ logo, label }: Pick<PanelValue, 'logo' | 'label'>) {
  return (
    <span className={css.mark} aria-hidden="true">
      {logo ? <Image image={{ ...logo, alt: '' }} sizes="56px" fit="contain" /> : label.charAt(0)}
    </span>
  );
}

/** One value of a facet: a native box with its words and its count, as a line or a tile. */
export function FacetBox({ name, entry, checked, look, onToggle }: FacetBoxProps) {
  const { value, label, count, logo } = entry;
  const isTile = look === 'tiles';
  return (
    <label className={isTile ? css.tile : css.row}>
      <input
        type="checkbox"
        name={name}
        value={value}
        className={isTile ? css.tileBox : css.box}
        {...(onToggle ? { checked, onChange: () => onToggle(value) } : { defaultChecked: checked })}
      />
      {isTile && <Mark logo={logo ?? null} label={label} />}
      <span>{label}</span>
      <span>{formatNumber(count)}</span>
    </label>
  );
}
