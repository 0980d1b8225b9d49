import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { spinner } from '../spinner/spinner.css.ts';
import { type ButtonVariants, buttonClass } from './buttonClass.ts';

export interface ButtonProps extends ButtonVariants {
  type?: 'button' | 'submit';
  icon?: IconName;
  disabled?: boolean;
  /** Work is under way: a spinner shows and pressing again does nothing. */
  pending?: boolean;
  name?: string;
  value?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A button. A pending one stays focusable, so that keyboard users do not lose their place. */
export function Button({
  type = 'button',
  icon,
  pending = false,
  disabled,
  name,
  value,
  onClick,
  ref,
  children,
  ...variants
}: ButtonProps) {
  return (
    <button
      ref={ref}
      type={type}
      name={name}
      value={value}
      disabled={disabled}
      aria-disabled={pending || undefined}
      className={buttonClass(variants)}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending && <span className={spinner} aria-hidden="true" />}
      {icon && !pending && <Icon name={icon} />}
      {children}
    </button>
  );
}
