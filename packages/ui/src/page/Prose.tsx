import type { ReactNode } from 'react';
import { prose } from './splitLayout.css.ts';

/** Running text in lines of a length that is pleasant to read. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={prose}>{children}</div>;
}
