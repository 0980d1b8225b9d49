import { z } from 'zod';
import { siteConfigSchema } from '../config/siteConfig.ts';
import {
  faqsFile,
  menusFile,
  modelsFile,
  offersFile,
  pageHead,
  reviewsFile,
} from './contentSchemas.ts';

const files = {
  site: siteConfigSchema,
  offers: offersFile,
  models: modelsFile,
  reviews: reviewsFile,
  faqs: faqsFile,
  menus: menusFile,
  page: pageHead,
} as const;

/** A file that a dealer's people write; `page` is the head of a page in Markdown. */
export type SchemaName = keyof typeof files;

/** Their names. */
export const schemaNames = Object.keys(files) as readonly SchemaName[];

/** JSON Schema of a file, by which an editor completes and checks it as it is written. */
export function jsonSchemaOf(name: SchemaName): object {
  const schema = z.toJSONSchema(files[name], { io: 'input', unrepresentable: 'any' });
  // Of a site.json it is no key of the configuration.
  return { ...schema, properties: { ...schemaKey, ...schema.properties } };
}

const schemaKey = {
  $schema: { type: 'string', description: 'Where an editor finds what may stand in this file' },
};
