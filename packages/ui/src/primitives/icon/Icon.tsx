import { cx } from '../../style/cx.ts';
import { icon, size as sizes } from './icon.css.ts';
import { type IconName, paths } from './paths.ts';

export interface IconProps {
  name: IconName;
  /** 16, 20 or 28 pixels. Default `m`. */
  size?: 's' | 'm' | 'l';
}

/** One stroke or several, as `d` of a path on a 24 by 24 grid; hidden from screen readers. */
export function Drawing({ d, size = 'm' }: { d: string; size?: IconProps['size'] | undefined }) {
  return (
    <svg className={cx(icon, sizes[size])} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** A drawing beside words that say the same; hidden from screen readers. */
export function Icon({ name, size }: IconProps) {
  return <Drawing d={paths[name]} size={size} />;
}
