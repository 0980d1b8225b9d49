import type { OfferCardProps } from '@forecourt/ui';
import { picture } from './picture.ts';

const DISCLAIMER =
  'Offer ends 31/12/2026 unless extended or withdrawn. Available on new and demonstrator stock ordered and delivered between 01/10/2026 and 31/12/2026, while stocks last. Private and ABN buyers only. Not with fleet, government or rental purchases, nor with any other offer.';

type Example = OfferCardProps & { id: string };

/** Offers in every state a list can hold. */
export const offers = {
  ordinary: {
    id: 'o-1',
    name: 'Five years of servicing on us',
    description: 'Order any new CX-60 before Christmas and its first five services cost nothing.',
    disclaimer: 'While stocks last. Private buyers only.',
    ends: 'Ends 24/12/2026',
    image: picture('forecourt-suv-blue-front'),
    href: '/offers/mazda/o-1',
    enquireHref: '/offers/mazda/o-1#enquire',
    explore: { label: 'Explore CX-60', href: '/cx-60' },
  },
  long: {
    id: 'o-2',
    name: 'Tow anything: canopy, tow bar and brake controller included with every D-MAX X-TERRAIN',
    description: [
      'Every new D-MAX X-TERRAIN on our yard comes ready for the weekend: a colour-matched canopy, a 3.5 tonne tow bar and an electric brake controller, fitted in our own workshop.',
      'Bring your caravan along and we will set it up with you before you drive away.',
      'Offer on vehicles in stock; ask us about colours.',
    ].join('\n'),
    disclaimer: DISCLAIMER,
    ends: 'Ends 31/12/2026',
    image: picture('country-ute-dual-white-side'),
    href: '/offers/isuzu/o-2',
    enquireHref: '/offers/isuzu/o-2#enquire',
    explore: { label: 'Explore D-MAX X-TERRAIN Crew Cab', href: '/d-max' },
  },
  bare: {
    id: 'o-3',
    name: 'End of year clearance',
    description: null,
    disclaimer: null,
    ends: null,
    image: null,
    href: '/offers/o-3',
    enquireHref: '/offers/o-3#enquire',
    explore: null,
  },
} as const satisfies Record<string, Example>;
