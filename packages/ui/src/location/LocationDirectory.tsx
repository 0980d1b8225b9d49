import type { ReactNode } from 'react';
import { Icon } from '../primitives/icon/Icon.tsx';
import { link } from '../primitives/link/link.css.ts';
import { usePictureSizes } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import { type LocationGridProps, placesOf } from './LocationGrid.tsx';
import * as css from './locationDirectory.css.ts';
import type { LocationCardProps } from './locationParts.tsx';
import { locationParts } from './locationParts.tsx';
import { OpeningHoursTable } from './OpeningHoursTable.tsx';
import { OpenState } from './OpenState.tsx';

/**
 * Every place of a dealer on a page about them, as the theme opens its pages: notices on one sheet, lines
 * of a board, or a spread each. Same filters as the grid (R2-86, R2-87), and each is the target of its slug.
 */
export function LocationDirectory(props: LocationGridProps) {
  const { lead } = usePictureSizes();
  const shown = placesOf(props);
  if (shown.length === 0) return null;
  const Entry = entries[lead];
  return (
    <ul className={cx(css.directory, css.looks[lead])}>
      {shown.map((place) => (
        <li key={place.location.id} id={place.location.slug}>
          <article className={css.entry}>
            <Entry {...place} />
          </article>
        </li>
      ))}
    </ul>
  );
}

const entries = { band: Notice, strip: Line, centred: Spread };

/** What it is and how to reach it, then when, and the picture at their far side. */
function Notice(place: LocationCardProps) {
  const parts = locationParts(place, { size: 'h3', sizes: '(min-width: 992px) 40vw, 100vw' });
  return (
    <>
      {parts.picture}
      <Part>
        {parts.head}
        {place.opening && <OpenState {...place.opening} />}
        {parts.where}
        {parts.reach}
        {parts.foot}
      </Part>
      <Part>
        <Hours {...place} />
        {place.holidays}
        {parts.licences}
      </Part>
    </>
  );
}

/** At a glance: a small picture, what it is, whether it is open, its numbers, the step. Hours unfold. */
function Line(place: LocationCardProps) {
  const { opening, hours, thisWeek = [], holidays } = place;
  const parts = locationParts(place, { sizes: '160px' });
  const state = opening && <OpenState as="span" {...opening} />;
  return (
    <>
      {parts.picture}
      <Part>
        {parts.head}
        {parts.where}
        {place.directions && (
          <a
            href={place.directions}
            className={link.standalone}
            aria-label={`Directions to ${place.location.name}`}
          >
            Directions
          </a>
        )}
        {parts.licences}
      </Part>
      <Part>
        {hours.length > 0 || thisWeek.length > 0 ? (
          <details>
            <summary>
              {state ?? 'Opening hours'}
              <Icon name="chevronDown" />
            </summary>
            <Hours {...place} />
          </details>
        ) : (
          state
        )}
        {holidays}
      </Part>
      <Part>{parts.reach}</Part>
      {parts.foot}
    </>
  );
}

/** The picture, large, and beside it the step before numbers and hours. */
function Spread(place: LocationCardProps) {
  const parts = locationParts(place, { size: 'h2', sizes: '(min-width: 992px) 60vw, 100vw' });
  return (
    <>
      {parts.picture}
      <Part>
        {parts.head}
        {parts.where}
        {place.opening && <OpenState {...place.opening} />}
        {parts.foot}
      </Part>
      <Part>
        {parts.reach}
        <Hours {...place} />
        {place.holidays}
        {parts.licences}
      </Part>
    </>
  );
}

function Part({ children }: { children: ReactNode }) {
  return <div className={css.part}>{children}</div>;
}

function Hours({ location, hours, today = null, thisWeek = [] }: LocationCardProps) {
  return (
    <OpeningHoursTable
      rows={hours}
      caption={`Opening hours, ${location.name}`}
      today={today}
      thisWeek={thisWeek}
    />
  );
}
