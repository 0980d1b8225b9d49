import { createHash } from 'node:crypto';
import type { DealerSite } from '@forecourt/data';
import { dealerOverrides, mergeTheme, themeStylesheet } from '@forecourt/ui/theme';
import type { Answer } from './answer.ts';
import type { QuickHandler } from './frontHandler.ts';
import { siteIcon } from './siteIcon.ts';
import type { LoadTemplate } from './templateBuild.ts';

/** A site's own files: the template's theme with the dealer's colours. */
export interface SiteLook {
  themeHref: string;
  iconHref: string;
  /** By path. */
  files: ReadonlyMap<string, Answer>;
}

export interface SiteLooks {
  of(site: DealerSite): Promise<SiteLook>;
  /** Answers for the files of the site's look. */
  serve: QuickHandler;
}

/** Prints each site's theme and icon once; their names change with their content. */
export function createSiteLooks(loadTemplate: LoadTemplate): SiteLooks {
  const looks = new Map<string, SiteLook>();

  async function of(site: DealerSite): Promise<SiteLook> {
    const { theme, isVolatile } = await loadTemplate(site.config.template);
    const known = looks.get(site.key);
    if (known !== undefined && !isVolatile) return known;
    const overrides = dealerOverrides(theme, site.config.theme);
    const { color } = mergeTheme(theme, overrides);
    const css = hashedFile('theme', 'css', 'text/css', themeStylesheet(theme, overrides));
    const icon = hashedFile(
      'icon',
      'svg',
      'image/svg+xml',
      siteIcon(site.config.name, color.brand),
    );
    const look = { themeHref: css[0], iconHref: icon[0], files: new Map([css, icon]) };
    looks.set(site.key, look);
    return look;
  }

  return {
    of,
    serve: async ({ site, pathname }) =>
      OWN_FILE.test(pathname) ? ((await of(site)).files.get(pathname) ?? null) : null,
  };
}

const OWN_FILE = /^\/(?:theme|icon)-[\w-]+\.(?:css|svg)$/;

function hashedFile(name: string, extension: string, type: string, text: string): [string, Answer] {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return [
    `/${name}-${digest}.${extension}`,
    {
      status: 200,
      headers: {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=31536000, immutable',
      },
      body: Buffer.from(text),
    },
  ];
}
