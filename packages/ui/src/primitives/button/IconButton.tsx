import type { MouseEventHandler, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { iconButton, iconVariant } from './iconButton.css.ts';

export interface IconButtonProps {
  icon: IconName;
  /** Accessible name: `Close`. */
  label: string;
  /** `plain` takes the colour of what it stands on. Default `plain`. */
  variant?: 'plain' | 'outlined';
  type?: 'button' | 'submit';
  disabled?: boolean;
  /** A switch that is on or off, for example `Save`. */
  pressed?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of one icon, 44 pixels square. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  type = 'button',
  disabled,
  pressed,
  onClick,
  ref,
}: IconButtonProps) {
  return (
    <button
      ref={ref}
      type={type}
      disabled={disabled}
      aria-label={label}
      aria-pressed={pressed}
      className={`${iconButton} ${iconVariant[variant]}`}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
