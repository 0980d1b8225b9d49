import { Icon } from '../icon/Icon.tsx';
import { chevron, toggle, words } from './disclosure.css.ts';

export interface ToggleSummaryProps {
  /** Words while closed, for example `Show More`. */
  closed: string;
  /** Words while open, for example `Show Less`. */
  open: string;
}

/** The line that opens and closes a `details` element, without any script. */
export function ToggleSummary({ closed, open }: ToggleSummaryProps) {
  return (
    <summary className={toggle}>
      <span className={words.closed}>{closed}</span>
      <span className={words.open}>{open}</span>
      <span className={chevron}>
        <Icon name="chevronDown" size="s" />
      </span>
    </summary>
  );
}
