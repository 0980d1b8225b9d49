import type { SiteConfig } from '../../config/siteConfig.ts';

/** Who writes to a shopper, as the Spam Act 2003 wants a sender told, and how the message looks. */
export interface AlertDealer {
  name: string;
  /** Address of a place, in one line; `null` where no place has one. */
  postal: string | null;
  phone: string | null;
  /** Where an answer goes; `null` where no place has an address. */
  email: string | null;
  /** Colour of the message's buttons, `#rrggbb`. */
  colour: string;
  /** Where the website is, without a path. */
  origin: string;
}

/** Dark enough for white letters, whatever the dealer's own is. */
const COLOUR = '#12508c';

/** @param brand the colour that the site's theme has; `null` where that is not known */
export function alertDealer(
  config: Pick<SiteConfig, 'name' | 'phone' | 'locations' | 'theme'>,
  origin: string,
  brand: string | null = null,
): AlertDealer {
  const places = config.locations.filter(({ visible }) => visible);
  const place = places.find(({ primary }) => primary) ?? places[0];
  const postal = [
    place?.street,
    [place?.city, place?.state, place?.postcode].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');
  const colour = config.theme.brand ?? brand ?? COLOUR;
  return {
    name: config.name,
    postal: postal === '' ? null : postal,
    phone: config.phone ?? place?.phone ?? null,
    email: places.find(({ email }) => email !== null)?.email ?? null,
    colour: isDark(colour) ? colour : COLOUR,
    origin,
  };
}

/** Whether white letters on it have the contrast that WCAG asks for, 4.5 to 1. */
function isDark(colour: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 1, green = 1, blue = 1] = channels.map((share) =>
    share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5;
}
