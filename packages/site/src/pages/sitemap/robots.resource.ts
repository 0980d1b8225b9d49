import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';

/** Tells search engines where the pages are listed; a site that is not the real one is for none. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { indexable, origin } = servicesOf(context);
  const lines = indexable
    ? [
        ...['User-agent: *', 'Disallow: /api/'],
        ...['/sitemap.xml', '/sitemaps/pictures.xml'].map((path) => `Sitemap: ${origin}${path}`),
      ]
    : ['User-agent: *', 'Disallow: /'];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, no-cache' },
  });
}
