import type { DealerLook } from '@forecourt/ui/theme';
import coolabarra from '../demo/sites/coolabarra/site.json' with { type: 'json' };
import verrellHyde from '../demo/sites/verrell-hyde/site.json' with { type: 'json' };
import wattlebend from '../demo/sites/wattlebend/site.json' with { type: 'json' };
import { siteConfigSchema } from '../packages/data/src/config/siteConfig.ts';
import { type ThemeName, themes } from './themes.ts';

export interface StoryDealer {
  name: string;
  template: ThemeName;
  look: DealerLook;
}

const lookSchema = siteConfigSchema.shape.theme;

function isTheme(name: string): name is ThemeName {
  return Object.hasOwn(themes, name);
}

/** The demo's dealers: their site.json says all that makes a template theirs. */
export const dealers: Readonly<Record<string, StoryDealer>> = Object.fromEntries(
  [coolabarra, wattlebend, verrellHyde].map(({ slug, name, template, theme }) => [
    slug,
    {
      name,
      template: isTheme(template) ? template : 'wireframe',
      look: lookSchema.parse(theme),
    },
  ]),
);
