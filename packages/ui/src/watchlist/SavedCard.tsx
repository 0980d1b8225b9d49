import type { SinceLine } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Icon } from '../primitives/icon/Icon.tsx';
import * as css from './watchlist.css.ts';

export interface SavedCardProps {
  /** `25 November 2026` */
  savedOn: string;
  /** What has changed since (`sinceLines` of the domain). */
  lines: readonly SinceLine[];
  /** A `VehicleCard`. */
  children: ReactNode;
}

/** The card of a saved vehicle, with what has changed since. */
export function SavedCard({ savedOn, lines, children }: SavedCardProps) {
  return (
    <div className={css.saved}>
      {children}
      <ul className={css.lines}>
        {lines.map(({ text, tone }) => (
          <li key={text} className={tone === 'positive' ? css.good : undefined}>
            <Icon name={tone === 'positive' ? 'check' : 'alert'} size="s" />
            <span>{text}</span>
          </li>
        ))}
        <li className={css.when}>Saved on {savedOn}</li>
      </ul>
    </div>
  );
}
