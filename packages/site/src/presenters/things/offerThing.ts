import type { ContentOffer } from '@forecourt/domain';
import type { Offer, WithContext } from 'schema-dts';

export interface OfferThingOptions {
  /** Absolute address of its page. */
  url: string;
  /** The page's text of it, in a few words. */
  description: string;
  /** Absolute address of its picture. */
  picture: string | null;
  /** Who makes it. */
  dealer: string;
  /** Make of the model that it is about, as shoppers know it. */
  make: string | null;
}

/** An offer of a dealer: what it is about and until when, and never a price that its page lacks. */
export function offerThing(
  { name, model, startsAt, expiresAt }: ContentOffer,
  { url, description, picture, dealer, make }: OfferThingOptions,
): object {
  const thing: WithContext<Offer> = {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name,
    description,
    url,
    offeredBy: { '@type': 'AutoDealer', name: dealer },
    ...(picture !== null && { image: picture }),
    ...(startsAt !== null && { validFrom: isoTime(startsAt) }),
    ...(expiresAt !== null && { validThrough: isoTime(expiresAt) }),
    ...(model !== null && {
      itemOffered: {
        '@type': 'Car',
        name: make === null ? model.name : `${make} ${model.name}`,
        model: model.name,
        ...(make !== null && { brand: { '@type': 'Brand', name: make } }),
      },
    }),
  };
  return thing;
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
