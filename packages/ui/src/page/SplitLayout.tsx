import type { ReactNode } from 'react';
import { split } from './splitLayout.css.ts';

export interface SplitLayoutProps {
  /** What the visitor came to do. */
  main: ReactNode;
  /** What it is about; under the main part on a phone. */
  aside: ReactNode;
}

/** A task beside its subject. */
export function SplitLayout({ main, aside }: SplitLayoutProps) {
  return (
    <div className={split}>
      <div>{main}</div>
      <aside>{aside}</aside>
    </div>
  );
}
