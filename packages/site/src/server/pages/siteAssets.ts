import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DealerSite } from '@forecourt/data';
import {
  dealerOverrides,
  type ListingLayout,
  mergeTheme,
  type PictureSizes,
  pictureSizes,
  themeStylesheet,
} from '@forecourt/ui/theme';
import { ownPictureHref } from '../../presenters/paths.ts';
import type { Answer } from '../http/answer.ts';
import { ownBytes, smallest } from '../http/encodeBody.ts';
import type { QuickHandler } from '../http/frontHandler.ts';
import {
  type Extension,
  extensionOf,
  NAMED,
  plainLogo,
  plainSheet,
  TYPES,
} from '../http/ownFiles.ts';
import { PLAIN_SHEET } from '../http/plainPage.ts';
import { photoGroundSheet } from './photoGroundSheet.ts';
import { siteIcon } from './siteIcon.ts';
import type { LoadTemplate } from './templateBuild.ts';

/** A site's own files: the template's theme with the dealer's colours, its icon and its logo. */
export interface SiteAssets {
  themeHref: string;
  iconHref: string;
  logoHref: string | null;
  pictureSizes: PictureSizes;
  listingLayout: ListingLayout;
  /** By path. */
  files: ReadonlyMap<string, Answer>;
}

export interface AssetCache {
  of(site: DealerSite): Promise<SiteAssets>;
  /** Answers for the site's own files. */
  serve: QuickHandler;
}

/** Prints each site's theme and icon once; their names change with their content. */
export function createAssetCache(loadTemplate: LoadTemplate): AssetCache {
  const kept = new WeakMap<DealerSite, SiteAssets>();

  async function of(site: DealerSite): Promise<SiteAssets> {
    const { theme, isVolatile } = await loadTemplate(site.config.template);
    const known = kept.get(site);
    if (known !== undefined && !isVolatile) return known;
    const overrides = dealerOverrides(theme, site.config.theme);
    const merged = mergeTheme(theme, overrides);
    const sheet = themeStylesheet(theme, overrides);
    const css = hashedFile('theme', 'css', `${sheet}${photoGroundSheet(site.config)}`);
    css[1].encodings.set('br', await smallest(css[1].body));
    const icon = hashedFile('icon', 'svg', siteIcon(site.config.name, merged.color.brand));
    const logo = await logoFile(site);
    const pictures = await ownPictures(site);
    const assets = {
      themeHref: css[0],
      iconHref: icon[0],
      logoHref: logo?.[0] ?? null,
      pictureSizes: pictureSizes(merged, site.config.heroRatio),
      listingLayout: merged.layout.listing,
      files: new Map([
        css,
        icon,
        ...(logo === null ? [] : [logo, underOneName(plainLogo(logo[0]), logo[1])]),
        ...pictures,
        [PLAIN_SHEET, plainSheet(sheet)],
      ]),
    };
    kept.set(site, assets);
    return assets;
  }

  return {
    of,
    serve: async ({ site, pathname }) =>
      OWN_FILE.test(pathname) ? ((await of(site)).files.get(pathname) ?? null) : null,
  };
}

function underOneName(path: string, answer: Answer): [string, Answer] {
  return [path, { ...answer, headers: { ...answer.headers, ...NAMED } }];
}

const OWN_FILE = /^\/(?:theme-|icon-|logo-|logo\/)[\w-]+\.(?:css|svg|png|webp)$/i;

async function logoFile({ config, folder }: DealerSite): Promise<[string, Answer] | null> {
  if (config.logo === null) return null;
  const { file } = config.logo;
  return hashedFile('logo', extensionOf(file), await readFile(join(folder, file)));
}

/** Named as the dealer named them: browsers hold listings that point to them. */
function ownPictures({ config, folder }: DealerSite): Promise<[string, Answer][]> {
  const badge = config.certified === null ? [] : [config.certified.file];
  const files = new Set([...Object.values(config.makeLogos), ...badge]);
  return Promise.all(
    [...files].map(async (file): Promise<[string, Answer]> => {
      const headers = {
        'content-type': TYPES[extensionOf(file)],
        'cache-control': 'public, max-age=86400',
      };
      const body = ownBytes(await readFile(join(folder, file)));
      return [ownPictureHref(file), { status: 200, headers, body, encodings: new Map() }];
    }),
  );
}

function hashedFile(
  name: string,
  extension: Extension,
  content: string | Buffer,
): [string, Answer & Required<Pick<Answer, 'body' | 'encodings'>>] {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  return [
    `/${name}-${digest}.${extension}`,
    {
      status: 200,
      headers: {
        'content-type': TYPES[extension],
        'cache-control': 'public, max-age=31536000, immutable',
      },
      body: ownBytes(Buffer.from(content)),
      encodings: new Map(),
    },
  ];
}
