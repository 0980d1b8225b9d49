import type { DealerTheme } from '@forecourt/ui/theme';
import { siteConfigSchema } from '../packages/data/src/config/siteConfig.ts';

export interface StoryDealer {
  name: string;
  template: string;
  theme: DealerTheme;
}

const files = import.meta.glob<{ slug: string; name: string; template: string; theme?: unknown }>(
  '../demo/sites/*/site.json',
  { eager: true, import: 'default' },
);

const themeSchema = siteConfigSchema.shape.theme;

/** The demo's dealers: their site.json says all that makes a template theirs. */
export const dealers: Readonly<Record<string, StoryDealer>> = Object.fromEntries(
  Object.values(files).map(({ slug, name, template, theme }) => [
    slug,
    { name, template, theme: themeSchema.parse(theme ?? {}) },
  ]),
);
