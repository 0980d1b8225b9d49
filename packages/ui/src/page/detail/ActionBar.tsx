import type { ReactNode } from 'react';
import { actionBar } from './detail.css.ts';

/** One or two buttons that stay in reach of the thumb; phones only. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={actionBar}>{children}</div>;
}
