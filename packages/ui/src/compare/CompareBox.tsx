import { compareBox } from './compareBar.css.ts';

export interface CompareBoxProps {
  /** The vehicle, for those who hear the box and not the card. */
  title: string;
  checked: boolean;
  /** Four vehicles are chosen: no other one can join them. */
  full: boolean;
  onToggle: () => void;
}

/** Adds a card's vehicle to the comparison. One element: a listing draws it with each of its cards. */
export function CompareBox({ title, checked, full, onToggle }: CompareBoxProps) {
  return (
    <button
      type="button"
      className={compareBox}
      aria-pressed={checked}
      aria-label={`Compare ${title}`}
      disabled={full && !checked}
      onClick={() => onToggle()}
    >
      Compare
    </button>
  );
}
