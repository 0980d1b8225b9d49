import type { ReactNode } from 'react';
import { useLink } from '../../provider/UiProvider.tsx';
import { link } from './link.css.ts';

export interface LinkProps {
  href: string;
  /** `text` in running text, `standalone` on its own line, `inherit` in coloured regions. */
  variant?: 'text' | 'standalone' | 'inherit';
  children: ReactNode;
}

/** A link of the application. */
export function Link({ href, variant = 'text', children }: LinkProps) {
  const To = useLink();
  return (
    <To to={href} className={link[variant]}>
      {children}
    </To>
  );
}
