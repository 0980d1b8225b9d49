import { prefix, suffix } from './forms.css.ts';

const sides = { prefix, suffix };

interface AffixProps {
  side: 'prefix' | 'suffix';
  /** Nothing is drawn without one. */
  text: string | undefined;
}

/** A unit within a field, seen and not read: the label says what is asked. */
export function Affix({ side, text }: AffixProps) {
  return text ? (
    <span className={sides[side]} aria-hidden="true">
      {text}
    </span>
  ) : null;
}
