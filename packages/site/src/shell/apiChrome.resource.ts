import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../contracts/siteServices.ts';
import { siteChrome } from './siteChrome.server.ts';

/** For a browser that must draw header or footer itself (`withChrome`). Kept with the pages of a stock version. */
export async function loader({ context }: LoaderFunctionArgs) {
  const chrome = await siteChrome(servicesOf(context));
  return Response.json(chrome, { headers: { 'cache-control': 'public, no-cache' } });
}
