import { box } from '../forms/forms.css.ts';
import { VisuallyHidden } from '../primitives/visuallyHidden/VisuallyHidden.tsx';
import { compareBox } from './compareBar.css.ts';

export interface CompareBoxProps {
  /** The vehicle, for those who hear the box and not the card. */
  title: string;
  checked: boolean;
  /** Four vehicles are chosen: no other one can join them. */
  full: boolean;
  onToggle: () => void;
}

/** Adds a card's vehicle to the comparison. */
export function CompareBox({ title, checked, full, onToggle }: CompareBoxProps) {
  return (
    <label className={compareBox}>
      <input
        type="checkbox"
        className={box}
        checked={checked}
        disabled={full && !checked}
        onChange={onToggle}
      />
      <span>
        Compare<VisuallyHidden> {title}</VisuallyHidden>
      </span>
    </label>
  );
}
