import { Icon } from '../primitives/icon/Icon.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import { slot } from './compareTable.css.ts';

export interface CompareSlotProps {
  /** Where a vehicle is chosen. */
  href: string;
  /** As a comparison counts its columns. */
  place: number;
}

/** A place of a comparison that no vehicle has yet. */
export function CompareSlot({ href, place }: CompareSlotProps) {
  const To = useLink();
  return (
    <To to={href} className={slot} aria-label={`Add a vehicle, number ${place}`}>
      <Icon name="plus" />
      Add a vehicle
    </To>
  );
}

/** How many places are drawn at least, by how the theme opens its pages. */
export const places = { band: 0, strip: 4, centred: 2 };
