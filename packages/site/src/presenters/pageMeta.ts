import type { MetaDescriptor } from 'react-router';
import type { SiteView } from '../contracts/siteView.ts';

export interface PageMeta {
  /** Without the dealer's name, which is added; `null` is the dealer's name alone. */
  title: string | null;
  description?: string;
  /** Absolute address of this page. */
  canonical?: string;
  /** `false` keeps the page out of search engines. */
  index?: boolean;
  /** Absolute address of a picture, for links that are shared; without one, the dealer's own. */
  image?: string;
}

/** A match as `meta` gets it: only the root's data is read. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title, description, canonical address and sharing tags of a page. */
export function pageMeta(
  matches: Matches,
  { title, description, canonical, index = true, image }: PageMeta,
): MetaDescriptor[] {
  const site = matches.find((match) => match?.id === 'root')?.loaderData as SiteView | undefined;
  const name = site?.name ?? '';
  const picture = image ?? site?.picture;
  const full = title === null ? name : `${title} | ${name}`;
  return [
    { title: full },
    { property: 'og:title', content: full },
    { property: 'og:site_name', content: name },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical } as const] : []),
    ...(index ? [] : [{ name: 'robots', content: 'noindex,follow' }]),
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
  ];
}

/** What the router gives to the `meta` of a page that prints what its loader found. */
export interface ViewArgs {
  loaderData?: unknown;
  matches: Matches;
}

/** Title and the rest of a page, from what its loader found; nothing where that is a fault. */
export function viewMeta<View>(
  { loaderData, matches }: ViewArgs,
  metaOf: (view: View) => PageMeta,
): MetaDescriptor[] {
  return loaderData === undefined ? [] : pageMeta(matches, metaOf(loaderData as View));
}
