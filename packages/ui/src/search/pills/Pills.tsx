import type { ReactNode } from 'react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import { useLink } from '../../provider/UiProvider.tsx';
import { list, pill } from './pills.css.ts';

/** One piece of a search that can be taken away. */
export interface AppliedPill {
  /** `Toyota`, `$10,000 to $20,000` */
  label: string;
  /** The search without it. */
  href: string;
}

export interface PillsProps {
  /** Name of the list. */
  label: string;
  pills: readonly AppliedPill[];
  /** Follows the last pill. */
  children?: ReactNode;
}

/** Links that each take one piece of a search away. */
export function Pills({ label, pills, children }: PillsProps) {
  const To = useLink();
  return (
    <ul className={list} aria-label={label}>
      {pills.map((piece) => (
        <li key={`${piece.label} ${piece.href}`}>
          <To to={piece.href} className={pill}>
            <VisuallyHidden>Remove </VisuallyHidden>
            {piece.label}
            <Icon name="close" size="s" />
          </To>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}
