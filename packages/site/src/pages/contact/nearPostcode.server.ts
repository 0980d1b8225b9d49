import type { GeocoderCredit } from '@forecourt/data';
import { errorCatalogue, type GeoPoint, isPostcode } from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';

/** Where a visitor is, by the postcode in the page's address. */
export interface NearView {
  /** As it was typed, to be mended. */
  postcode: string;
  /** Where it lies; `null` where none was given, or it lies nowhere. */
  from: GeoPoint | null;
  /** Whose work says so. */
  credit: GeocoderCredit | null;
  error: string | null;
}

const DIGITS = 4;
const DOWN = 'We cannot look postcodes up just now, so the places stand in their usual order.';

/** Finds a postcode, if one is asked for. */
export async function nearPostcode(
  { findPostcode }: Pick<SiteServices, 'findPostcode'>,
  asked: string | null,
): Promise<NearView> {
  const text = (asked ?? '').trim();
  const view: NearView = {
    ...{ postcode: text.slice(0, DIGITS), from: null, credit: null, error: null },
  };
  if (text === '') return view;
  if (!isPostcode(text)) return { ...view, error: errorCatalogue.postcode.text };
  const answer = await findPostcode(text);
  if (answer.kind === 'none') return { ...view, error: errorCatalogue.geocode.text };
  if (answer.kind === 'down') return { ...view, error: DOWN };
  return { ...view, from: answer.point, credit: answer.credit };
}
