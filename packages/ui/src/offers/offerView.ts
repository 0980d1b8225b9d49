import type { ImageSource } from '../primitives/image/imageSource.ts';

/** What an offer prints, in a list and on its own page. */
export interface OfferView {
  name: string;
  /** Plain text, a paragraph a line; never the feed's HTML (R3-15). */
  description: string | null;
  disclaimer: string | null;
  /** `offerEnds` of the domain; `null` for an offer without end. */
  ends: string | null;
  /** `offerImage` of the domain; `null` draws none. */
  image: ImageSource | null;
  enquireHref: string;
  /** `exploreLabel` of the domain and the model's page, for an offer with a model. */
  explore: { label: string; href: string } | null;
}
