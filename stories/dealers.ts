import type { DealerLook } from '@forecourt/ui/theme';
import { siteConfigSchema } from '../packages/data/src/config/siteConfig.ts';

export interface StoryDealer {
  name: string;
  template: string;
  look: DealerLook;
}

const files = import.meta.glob<{ slug: string; name: string; template: string; theme?: unknown }>(
  '../demo/sites/*/site.json',
  { eager: true, import: 'default' },
);

const lookSchema = siteConfigSchema.shape.theme;

/** The demo's dealers: their site.json says all that makes a template theirs. */
export const dealers: Readonly<Record<string, StoryDealer>> = Object.fromEntries(
  Object.values(files).map(({ slug, name, template, theme }) => [
    slug,
    { name, template, look: lookSchema.parse(theme ?? {}) },
  ]),
);
