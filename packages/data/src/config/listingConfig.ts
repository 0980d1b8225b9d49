import {
  defaultPanel,
  facetKeys,
  formatSearch,
  isRangeKey,
  parseSearch,
  resultViews,
} from '@forecourt/domain';
import { z } from 'zod';
import { nearest } from '../text/nearest.ts';
import { either, faultWords } from './issueText.ts';

/** An instant with its offset; milliseconds since 1970 UTC once it is read. */
export const instant = z.iso
  .datetime({ offset: true, error: 'write an instant as 2026-12-01T00:00:00+10:00' })
  .transform((text) => Date.parse(text))
  .nullable()
  .default(null);

/** Nothing that a browser would run as a script. */
export const link = z
  .string()
  .regex(
    /^(?:\/(?![/\\])|https:\/\/\w|tel:|mailto:)[^\s\\]*$/,
    'begin it with / for a page of this site, or with https://, tel: or mailto:',
  );

/** Address of a picture: on this site, or on another of `imageHosts`. */
export const picture = z
  .string()
  .regex(/^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/, {
    error: 'write an address that begins with / or with https://',
    abort: true,
  })
  .refine((text) => text.startsWith('/') || URL.canParse(text), {
    error: 'write a whole address, as https://pictures.example/yard.jpg',
    abort: true,
  })
  .nullable()
  .default(null);

const promo = z
  .strictObject({
    title: z.string().min(1).max(60).describe('Heading of the tile'),
    text: z.string().min(1).max(200).describe('A sentence or two under it'),
    href: link.describe('Where its button leads'),
    action: z.string().min(1).max(30).describe('Words of the button'),
    image: picture.describe('Picture over it, without words in it; null has none'),
    position: z.int().min(1).max(61).default(8).describe('Place among the results, from 1'),
    start: instant.describe('When it appears; null at once'),
    expiry: instant.describe('When it is gone; null never'),
    display: z.boolean().default(true).describe('false keeps it for later'),
    strictDisplay: z
      .boolean()
      .default(false)
      .describe('Whether it stays away from a page too short to have its place'),
  })
  .refine(({ start, expiry }) => start === null || expiry === null || start < expiry, {
    path: ['expiry'],
    error: faultWords('it ends before it starts, so nobody would see it', 'write a later instant'),
  });

const quickFilter = z.strictObject({
  label: z.string().min(1).max(40).describe('Words of the link'),
  search: z
    .string()
    .refine(isUnderstood, {
      error: faultWords(
        'a part of it is not understood, or it asks for nothing',
        'search the site for what it shall offer, and copy what follows the question mark',
      ),
    })
    .describe('What follows the question mark in the address of the search, without page'),
});

/** Every part of the text means something to the listing. */
function isUnderstood(search: string): boolean {
  const state = parseSearch(search);
  const parts = formatSearch({ ...state, page: 1 }).split('&');
  return parts[0] !== '' && parts.length === search.split('&').length;
}

/** How the values of a facet may be drawn. */
const looks = ['list', 'tiles', 'menu'] as const;

/** What to write in place of what names no facet. */
function facetRemedy(given: unknown): string {
  const meant = typeof given === 'string' ? nearest(given, facetKeys) : null;
  if (meant !== null) return `write ${meant}, or the name of another facet`;
  const quoted = looks.map((look) => `"${look}"`);
  return `name a facet, or write { "facet": "make", "look": ${either(quoted)} }`;
}

const filter = z
  .union(
    [
      z.enum(facetKeys),
      z.strictObject({
        facet: z.enum(facetKeys).describe('The facet'),
        look: z.enum(looks).describe('How its values are drawn'),
      }),
    ],
    { error: ({ input }) => facetRemedy(input) },
  )
  .transform((entry) =>
    typeof entry === 'string' ? { facet: entry, look: 'list' as const } : entry,
  )
  // Its links lead to one dealership and a pill says which (R2-33).
  .refine(({ facet }) => facet !== 'dealership_slug', {
    error: faultWords(
      'dealership_slug has no place in the panel',
      'write location_name, by which shoppers choose a place',
    ),
  })
  .refine(({ facet, look }) => look !== 'tiles' || facet === 'make', {
    error: faultWords('only makes are drawn as tiles', 'write list or menu as its look'),
  })
  .refine(({ facet, look }) => look === 'list' || !isRangeKey(facet), {
    error: faultWords(
      'a range is drawn as a slider and has no other look',
      'write the name of the facet alone',
    ),
  });

/** Settings of the listing: part of every site's configuration. */
export const listingConfig = {
  hitsPerPage: z.int().min(1).max(60).default(21).describe('Vehicles on a page of the listing'),
  browserSearchLimit: z
    .int()
    .min(0)
    .default(10_000)
    .describe('Most vehicles a browser is sent the stock file of; 0 leaves search to the server'),
  filters: z
    .array(filter)
    .prefault([...defaultPanel])
    .describe('Facets of the filter panel, in order; one without a choice to make is left out'),
  openFilters: z
    .union([z.int().min(0), z.array(z.enum(facetKeys))], {
      error: 'write how many of the first facets, or a list of facets',
    })
    .default(4)
    .describe('Facets of the panel that start open: how many of the first, or which'),
  rememberFilterSections: z
    .boolean()
    .default(false)
    .describe(
      'Whether a browser keeps facets open or closed as the shopper left them, for a visit',
    ),
  histograms: z
    .boolean()
    .default(true)
    .describe('Whether price and kilometres are drawn with how many vehicles lie where'),
  makeListLength: z.int().min(1).default(7).describe('Makes shown before Show all makes'),
  makeLogos: z
    .record(
      z.string().min(1),
      z
        .string()
        .regex(/^[a-z0-9][a-z0-9-]*\.(?:svg|png|webp)$/i, 'name an .svg, .png or .webp file'),
    )
    .default({})
    .describe(
      'Picture files beside this one by make, for its tile; a new picture needs a new name',
    ),
  quickFilters: z
    .array(quickFilter)
    .max(8)
    .default([])
    .describe('Searches offered over the results, each one press'),
  resultView: z
    .enum(resultViews)
    .default('grid')
    .describe('How results are laid out until the shopper chooses'),
  promos: z
    .array(promo)
    .max(6)
    .default([])
    .describe("The dealer's own messages among the results; they never count as vehicles"),
  promoEveryPage: z
    .boolean()
    .default(false)
    .describe('Whether messages stand on every page of the results, not on the first alone'),
  sevenSeater: z
    .strictObject({
      namePlace: z.boolean().default(true).describe('Whether its title names city and state'),
    })
    .nullable()
    .default(null)
    .describe('Page of the vehicles with seven seats; null has none'),
  directory: z
    .boolean()
    .default(false)
    .describe(
      'Whether the whole stock stands on a page in lines too, to be read through or printed',
    ),
};

/** A picture from a host that the site's policy does not name would be a hole in the page. */
export function picturesOfKnownHosts(
  {
    promos,
    heroImage,
    locations,
    imageHosts,
  }: {
    promos: readonly { image: string | null }[];
    heroImage: string | null;
    locations: readonly { image: string | null }[];
    imageHosts: readonly string[];
  },
  context: z.RefinementCtx,
): void {
  const named = [
    { path: ['heroImage'], image: heroImage },
    ...promos.map(({ image }, index) => ({ path: ['promos', index, 'image'], image })),
    ...locations.map(({ image }, index) => ({ path: ['locations', index, 'image'], image })),
  ];
  for (const { path, image } of named) {
    if (image === null || image.startsWith('/')) continue;
    const { host } = new URL(image);
    if (imageHosts.includes(host)) continue;
    context.addIssue({
      code: 'custom',
      path,
      message: faultWords(
        `browsers refuse pictures of ${host} until imageHosts names it`,
        `write "${host}" into the list of imageHosts`,
      ),
    });
  }
}
