import { enquiryForms, type FormKind, type MenuItem } from '@forecourt/domain';
import { z } from 'zod';
import { faultWords } from '../config/issueText.ts';
import { instant, link } from '../config/listingConfig.ts';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'use lower-case letters, digits and, between them, hyphens');
const id = z
  .string()
  .regex(/^[\w-]{1,80}$/, 'use letters, digits, hyphens and underscores; 80 characters at most');
const words = z.string().min(1).max(200);
const text = z.string().max(20_000);
const dollars = z.number().min(0).nullable().default(null);
const picture = z
  .string()
  .regex(/^(?:images\/[\w./-]+|\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/, {
    error: 'name a file as images/yard.webp, or write an address that begins with / or https://',
  })
  .nullable()
  .default(null);
const day = z.iso.date({ error: 'write a day as 2026-12-01' }).nullable().default(null);
const fact = z.strictObject({
  label: words.describe('What it is, as Warranty'),
  value: words.describe('What it says, as Five years'),
});
const facts = z.array(fact).max(24).default([]);

/** `$schema` is for editors. */
function file<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject({
    $schema: z.string().optional().describe('Where an editor finds what may stand in this file'),
    ...shape,
  });
}

/** Each of a list is known by one key, and no two by the same. */
function unique<Item extends z.ZodType>(item: Item, key: string) {
  return z.array(item).superRefine((items, context) => {
    const seen = new Set<unknown>();
    for (const [index, one] of items.entries()) {
      const value = (one as Record<string, unknown>)[key];
      if (!seen.has(value)) seen.add(value);
      else {
        context.addIssue({
          code: 'custom',
          path: [index, key],
          message: faultWords(`${String(value)} stands here twice`, 'give each its own'),
        });
      }
    }
  });
}

const offer = z
  .strictObject({
    id: id.describe('Its name in the address of its page'),
    name: words.describe('Heading of the offer'),
    description: text.default('').describe('What is offered: Markdown, or HTML'),
    disclaimer: text.nullable().default(null).describe('Conditions, plain text'),
    image: picture.describe('Picture of the offer'),
    alt: z.string().max(200).default('').describe('What the picture shows, for who cannot see it'),
    manufacturer: slug.nullable().default(null).describe('Slug of the make, in its address'),
    model: slug.nullable().default(null).describe('Slug of a model of models.json it leads to'),
    starts: instant.describe('When it appears; null at once'),
    expires: instant.describe('When it is gone; null never'),
    excludedWebsiteIds: z
      .array(z.string())
      .default([])
      .describe('Websites that do not show it, by websiteId or slug'),
  })
  .refine(({ starts, expires }) => starts === null || expires === null || starts < expires, {
    path: ['expires'],
    error: faultWords('it ends before it starts, so nobody would see it', 'write a later instant'),
  });

/** `content/offers.json` */
export const offersFile = file({
  offers: unique(offer, 'id').describe('Offers, in the order in which they are shown'),
});

const variant = z.strictObject({
  name: words.describe('What it is called'),
  price: dollars.describe('Price in dollars; null asks to enquire'),
  features: z.array(words).max(12).default([]).describe('What it has, beyond the one before'),
});

const model = z.strictObject({
  id: id.describe('A name that stays when others change'),
  name: words.describe('Name of the model'),
  slug: slug.describe('Address of its page, without the slash'),
  newSlug: slug.nullable().default(null).describe('A further address that finds it'),
  overrideUrl: link.nullable().default(null).describe('Where it leads in place of its own page'),
  status: z
    .enum(['new', 'coming_soon'])
    .nullable()
    .default(null)
    .describe('Labels its card New or Coming Soon'),
  image: picture.describe('Picture of the model'),
  alt: z.string().max(200).default('').describe('What the picture shows'),
  shortDescription: z.string().max(400).nullable().default(null).describe('A sentence on its card'),
  description: text.default('').describe('What its page says: Markdown, or HTML'),
  fromPrice: dollars.describe('Lowest price, dollars'),
  manufacturer: words.nullable().default(null).describe('Make, as the stock writes it'),
  bodies: z.array(words).default([]).describe('Bodies, by which /models is filtered'),
  fuels: z.array(words).default([]).describe('Fuels, Electric among them'),
  variants: z.array(variant).max(12).default([]).describe('Variants, the simplest first'),
  facts: facts.describe('Facts in a row under its name'),
  accessories: z.array(words).max(60).default([]).describe('What can be added to it'),
});

/** `content/models.json` */
export const modelsFile = file({
  models: unique(model, 'slug').describe('The model range, in the order in which it is shown'),
});

const review = z.strictObject({
  id: id.describe('A name by which it can be left out'),
  customerName: words.describe('Who wrote it'),
  rating: z.number().min(0).max(5).describe('Stars, 0 to 5'),
  text: z.string().max(5000).nullable().default(null).describe('What was written'),
  date: day.describe('When, as 2026-03-14'),
  dateWords: words.nullable().default(null).describe('When, in words: 2 months ago'),
  image: picture.describe('Picture of the customer'),
});

/** `content/reviews.json` */
export const reviewsFile = file({
  summary: z
    .strictObject({
      count: z.int().min(0).describe('How many there are altogether'),
      averageRating: z.number().min(0).max(5).describe('Average of all of them'),
    })
    .nullable()
    .default(null)
    .describe('All reviews, where this file holds but some; null counts those of this file'),
  reviews: unique(review, 'id').describe('Reviews, in the order in which they are shown'),
});

const faq = z.strictObject({
  question: words.describe('The question'),
  answer: text.describe('The answer: Markdown'),
});

/** `content/faqs.json` */
export const faqsFile = file({
  groups: unique(
    z.strictObject({
      subject: z
        .string()
        .regex(/^[a-z0-9/-]{1,120}$/, 'use lower-case letters, digits, hyphens and slashes')
        .describe('Page they stand on: finance, trade-in, or a page such as warranty'),
      heading: words.default('Questions and answers').describe('Heading over them'),
      questions: z.array(faq).min(1).describe('Questions with answers'),
    }),
    'subject',
  ).describe('Questions, by the page they stand on'),
});

const entry: z.ZodType<MenuItem, unknown> = z.strictObject({
  label: z.string().min(1).max(60).describe('Words of the entry'),
  path: link.nullable().default(null).describe('Where it leads; null only opens its entries'),
  get items() {
    return z.array(entry).default([]).describe('Entries below it');
  },
});
const menu = z.array(entry).min(1).max(12).nullable().default(null);

/** `content/menus.json` */
export const menusFile = file({
  header: menu.describe('Menu of the header in place of the default one; null keeps that'),
  footer: menu.describe('Groups of the footer in place of the default ones; null keeps those'),
});

/** What stands between the two lines of three hyphens at the head of `content/pages/*.md`. */
export const pageHead = file({
  title: words.describe('Title in the browser and in search engines'),
  description: z.string().max(400).nullable().default(null).describe('A sentence for engines'),
  heading: words.nullable().default(null).describe('Heading of the page; null is its title'),
  lead: z.string().max(400).nullable().default(null).describe('A sentence under the heading'),
  menuLabel: words.nullable().default(null).describe('Words of menus that lead here'),
  form: z
    .enum(Object.keys(enquiryForms) as [FormKind, ...FormKind[]])
    .nullable()
    .default(null)
    .describe('Form at its end'),
  hero: picture.describe('Picture at its head'),
  heroAlt: z.string().max(200).default('').describe('What the picture shows'),
  facts: facts.describe('Facts in a box beside the text'),
  action: z
    .strictObject({
      label: z.string().min(1).max(40).describe('Words of the button'),
      href: link.describe('Where it leads'),
    })
    .nullable()
    .default(null)
    .describe('Where the page leads at its end'),
  stock: z
    .string()
    .max(500)
    .nullable()
    .default(null)
    .describe('Vehicles beside it: what follows the question mark in the address of a search'),
  date: day.describe('Day of an article, as 2026-03-14'),
  author: words.nullable().default(null).describe('Who wrote an article'),
});
