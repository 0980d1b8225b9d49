import { DistanceForm, Link } from '@forecourt/ui';
import type { ContactView } from './contact.server.ts';
import { NearestButton } from './NearestButton.tsx';
import type { NearView } from './nearPostcode.server.ts';
import type { Nearest } from './useNearest.ts';

/** Two ways to have the nearest place first: a postcode, and where the browser is. */
export function PlaceOrder({ view, nearest }: { view: ContactView; nearest: Nearest }) {
  const { near, filter, allHref } = view;
  return (
    <DistanceForm
      action={`${allHref}#places`}
      kept={filter === 'all' ? {} : { show: filter }}
      postcode={near.postcode}
      error={near.error}
      told={nearest.message || (near.from !== null && <FromPostcode {...near} />)}
    >
      <NearestButton {...nearest} />
    </DistanceForm>
  );
}

/** What a distance is from, and whose work says where that is. */
function FromPostcode({ postcode, credit }: NearView) {
  return (
    <>
      The nearest to the middle of {postcode} first, as the crow flies.
      {credit !== null && (
        <>
          {' '}
          Postcodes by <Link href={credit.href}>{credit.label}</Link>
        </>
      )}
    </>
  );
}
