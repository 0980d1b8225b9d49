import { cx } from '../../style/cx.ts';
import { VisuallyHidden } from '../visuallyHidden/VisuallyHidden.tsx';
import { size as sizes, spinner } from './spinner.css.ts';

export interface SpinnerProps {
  /** What is under way, read out: `Loading times`. */
  label: string;
  /** A line of text, a heading or a display heading high. Default `m`. */
  size?: keyof typeof sizes;
}

/** Work of unknown length is under way; takes the colour of what it stands on. */
export function Spinner({ label, size = 'm' }: SpinnerProps) {
  return (
    <output>
      <span className={cx(spinner, sizes[size])} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
