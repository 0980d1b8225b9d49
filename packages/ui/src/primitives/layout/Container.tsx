import type { ReactNode } from 'react';
import { container } from './layout.css.ts';

/** The page's column: centred, as wide as the theme's content, with side margins. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={container}>{children}</div>;
}
