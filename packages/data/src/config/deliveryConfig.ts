import {
  CAREER_SUBCATEGORY,
  CAREERS_ENQUIRY,
  defaultCategories,
  enquiryForms,
} from '@forecourt/domain';
import { z } from 'zod';
import { FOLDER } from '../store/folderDestination.ts';
import { nearest } from '../text/nearest.ts';
import { either, faultWords } from './issueText.ts';

const forms = Object.values(enquiryForms);

/** Kinds of leads as they are submitted, which careers are under another name (R4-20). */
const kinds: readonly string[] = [
  ...new Set([
    ...[...defaultCategories.map(({ name }) => name), ...forms.map(({ category }) => category)],
    ...[CAREER_SUBCATEGORY, ...forms.flatMap(({ subcategory }) => subcategory ?? [])],
  ]),
].filter((kind) => kind !== CAREERS_ENQUIRY);

const chosen = {
  kinds: z
    .array(z.string().min(1))
    .min(1)
    .nullable()
    .default(null)
    .describe('Only leads of these categories or subcategories; null takes every kind'),
  locations: z
    .array(z.string().min(1))
    .min(1)
    .nullable()
    .default(null)
    .describe(
      'Only leads for the places of these ids; null takes those of every place, and of none',
    ),
};

/** @param name that it has where a site has but one */
export function namedDestination(name: string) {
  return z
    .string()
    .regex(
      /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
      'use lower-case letters, digits and, between them, single hyphens',
    )
    .default(name)
    .describe('Name of the destination, by which commands, logs and the environment know it');
}

/** A receiver on this machine, to try things out. */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/;

/** @param why others may not read or change what is sent there */
export function webhookUrl(why: string) {
  return z
    .url({ error: 'write an address that begins with https://' })
    .refine((url) => url.startsWith('https://') || LOOPBACK.test(url), {
      error: `write an address that begins with https://: ${why}`,
    })
    .refine((url) => URL.canParse(url) && new URL(url).username + new URL(url).password === '', {
      error: faultWords(
        'it holds a name or a password, and this file goes through many hands',
        'leave them out: the signature says who sends',
      ),
    });
}

const destination = z.discriminatedUnion(
  'to',
  [
    z.strictObject({
      to: z.literal(FOLDER).describe('A folder beside the store, a file for each lead'),
      ...chosen,
    }),
    z.strictObject({
      to: z.literal('email').describe('A mailbox, by the mail server of FORECOURT_SMTP_URL'),
      name: namedDestination('email'),
      address: z
        .email({ error: 'write an address such as sales@dealer.example' })
        .describe('The mailbox; for several people one that they share, or a destination each'),
      adf: z
        .enum(['attachment', 'body', 'none'])
        .default('attachment')
        .describe('ADF/XML for CRMs: as a file, as all that the message says, or not at all'),
      ...chosen,
    }),
    z.strictObject({
      to: z.literal('webhook').describe('A program of the dealer, such as a CRM, by signed JSON'),
      name: namedDestination('webhook'),
      url: webhookUrl('it carries personal data').describe('Where it is sent, https://'),
      ...chosen,
    }),
  ],
  { error: `write "to" with ${either([FOLDER, 'email', 'webhook'].map((to) => `"${to}"`))}` },
);

/** Where leads go: part of every site's configuration. */
export const deliveryConfig = {
  delivery: z
    .array(destination)
    .default([{ to: FOLDER, kinds: null, locations: null }])
    .describe(
      'Where leads go. Each is tried until it has the lead; one that no destination takes goes to the folder',
    ),
};

/** One entry of `delivery`. */
export type Destination = z.output<typeof destination>;

/** Names must tell destinations apart, and choices must be of what there is. */
export function soundDelivery(
  {
    delivery,
    locations,
  }: { delivery: readonly Destination[]; locations: readonly { id: string }[] },
  context: z.RefinementCtx,
): void {
  const places = locations.map(({ id }) => id);
  const seen = new Set<string>();
  const fault = (path: PropertyKey[], what: string, remedy: string) =>
    context.addIssue({ code: 'custom', path, message: faultWords(what, remedy) });
  delivery.forEach((one, index) => {
    const name = destinationName(one);
    const path = ['delivery', index];
    if (one.to !== FOLDER && name === FOLDER) {
      fault([...path, 'name'], `only the folder is called "${FOLDER}"`, 'choose another name');
    } else if (seen.has(name)) {
      const key = one.to === FOLDER ? 'to' : 'name';
      fault(
        [...path, key],
        `a destination before it is called "${name}"`,
        'give each its own name',
      );
    }
    seen.add(name);
    one.kinds?.forEach((kind, at) => {
      const near = kinds.includes(kind) ? null : nearest(kind, kinds);
      if (near === null) return;
      fault([...path, 'kinds', at], `no form sends the kind "${kind}"`, `did you mean "${near}"?`);
    });
    one.locations?.forEach((id, at) => {
      if (places.includes(id)) return;
      fault(
        [...path, 'locations', at],
        `no place has the id "${id}"`,
        places.length === 1 ? `write "${places[0]}"` : `write ${either(places)}`,
      );
    });
  });
}

/** The name by which a destination's deliveries are kept. */
export function destinationName(destination: Destination): string {
  return destination.to === FOLDER ? FOLDER : destination.name;
}
