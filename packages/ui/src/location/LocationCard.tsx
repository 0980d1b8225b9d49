import * as css from './location.css.ts';
import { type LocationCardProps, locationParts } from './locationParts.tsx';
import { OpeningHoursTable } from './OpeningHoursTable.tsx';
import { OpenState } from './OpenState.tsx';

/** A place of the dealer: name, address, phone, hours, licences (R3-14). */
export function LocationCard(props: LocationCardProps) {
  const { location, hours, opening = null, today = null, thisWeek = [], holidays } = props;
  const parts = locationParts(props, { sizes: '(min-width: 768px) 33vw, 100vw' });
  return (
    <article className={css.card}>
      {parts.picture}
      {parts.head}
      {parts.where}
      {parts.reach}
      {opening && <OpenState {...opening} />}
      <OpeningHoursTable
        rows={hours}
        caption={`Opening hours, ${location.name}`}
        today={today}
        thisWeek={thisWeek}
      />
      {holidays}
      {parts.licences}
      {parts.foot}
    </article>
  );
}
