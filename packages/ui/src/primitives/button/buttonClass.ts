import { cx } from '../../style/cx.ts';
import { button, size as sizes, variant as variants, wide as wideClass } from './button.css.ts';

/** What buttons, and links that look like them, may choose. */
export interface ButtonVariants {
  /** One `primary` a view; default `primary`. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** 44 or 52 pixels high. Default `m`. */
  size?: 'm' | 'l';
  /** As wide as its column. */
  wide?: boolean;
}

export function buttonClass({
  variant = 'primary',
  size = 'm',
  wide = false,
}: ButtonVariants): string {
  return cx(button, variants[variant], sizes[size], wide && wideClass);
}
