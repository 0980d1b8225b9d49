import type { PlaceView } from '../../presenters/location.ts';

/** What somebody who wants to call or come wants to know first: whether anybody is there. */
export function contactLead(places: readonly Pick<PlaceView, 'opening'>[]): string {
  const known = places.flatMap(({ opening }) => (opening === null ? [] : [opening]));
  const [only] = known;
  if (only === undefined) return 'Call, write or come in.';
  if (places.length === 1) return `${only.text}. Call, write or come in.`;
  const open = known.filter((opening) => opening.open).length;
  if (open === 0) return 'We are closed right now. Write to us, and we answer when we open.';
  return open === places.length
    ? `${open === 2 ? 'Both' : `All ${open} of`} our places are open now. Call, write or come in.`
    : `${open} of our ${places.length} places ${open === 1 ? 'is' : 'are'} open now. Call, write or come in.`;
}
