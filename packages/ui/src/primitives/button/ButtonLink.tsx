import type { ReactNode } from 'react';
import { useLink } from '../../provider/UiProvider.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { type ButtonVariants, buttonClass } from './buttonClass.ts';

export interface ButtonLinkProps extends ButtonVariants {
  href: string;
  icon?: IconName;
  /** Accessible name, when the words alone do not tell which thing is meant. */
  label?: string;
  children: ReactNode;
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ href, icon, label, children, ...variants }: ButtonLinkProps) {
  const To = useLink();
  return (
    <To to={href} aria-label={label} className={buttonClass(variants)}>
      {icon && <Icon name={icon} />}
      {children}
    </To>
  );
}
