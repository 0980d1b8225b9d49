import type { MouseEventHandler, ReactNode } from 'react';
import { useLink } from '../../provider/UiProvider.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { type ButtonVariants, buttonClass } from './buttonClass.ts';

export interface ButtonLinkProps extends ButtonVariants {
  href: string;
  icon?: IconName;
  /** Accessible name, when the words alone do not tell which thing is meant. */
  label?: string;
  /** What is done in place of following it, or before. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ href, icon, label, onClick, children, ...variants }: ButtonLinkProps) {
  const To = useLink();
  return (
    <To
      to={href}
      aria-label={label}
      className={buttonClass(variants)}
      {...(onClick && { onClick })}
    >
      {icon && <Icon name={icon} />}
      {children}
    </To>
  );
}
