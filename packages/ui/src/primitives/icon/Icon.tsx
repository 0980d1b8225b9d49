import { cx } from '../../style/cx.ts';
import { icon, size as sizes } from './icon.css.ts';
import { type IconName, paths } from './paths.ts';

export interface IconProps {
  name: IconName;
  /** 16, 20 or 28 pixels. Default `m`. */
  size?: 's' | 'm' | 'l';
}

/** A drawing beside words that say the same; hidden from screen readers. */
export function Icon({ name, size = 'm' }: IconProps) {
  return (
    <svg className={cx(icon, sizes[size])} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
