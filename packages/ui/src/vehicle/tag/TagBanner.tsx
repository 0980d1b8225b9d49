import type { VehicleTag } from '@forecourt/domain';
import { cx } from '../../style/cx.ts';
import { Explained } from '../words/Explained.tsx';
import { banner, certified, kind } from './tag.css.ts';

const variants = {
  sold: kind.sold,
  electric: kind.green,
  hybrid: kind.green,
  reserved: kind.sold,
  custom: kind.quiet,
  coming_soon: kind.quiet,
  new: kind.strong,
} as const;

export interface TagBannerProps {
  tag: VehicleTag;
  /** As of `Explained`. */
  id?: string;
}

/** The one tag of a vehicle (R4-01, R4-06). */
export function TagBanner({ tag, id }: TagBannerProps) {
  if (tag.kind === 'certified') {
    return (
      <img
        src={tag.image}
        alt={tag.alt}
        width={96}
        height={32}
        loading="lazy"
        className={certified}
      />
    );
  }
  return (
    <span className={cx(banner, variants[tag.kind])}>
      <Explained text={tag.text} id={id} />
    </span>
  );
}
