import { type GatedPart, needsSignIn, signInPath } from '@forecourt/domain';
import { redirect } from 'react-router';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { NO_STORE } from '../form/siteForm.server.ts';

/**
 * Sends who is not signed in to the sign-in page, where the site asks for that (R2-08); they come back to
 * this address.
 */
export async function requireSignIn(
  { account, config, origin }: Pick<SiteServices, 'account' | 'config' | 'origin'>,
  part: GatedPart,
  request: Request,
  url: URL,
): Promise<void> {
  if (account === null || !isGated({ config }, part)) return;
  const user = await account.user(request);
  if (!needsSignIn(part, config.gated, user !== null)) return;
  const here = url.pathname + url.search;
  const back = cameFrom(request, origin);
  const path = signInPath(part, here, back === here ? '/' : back);
  throw redirect(path, { headers: NO_STORE });
}

/** Whether a page is somebody's own, so that nobody keeps it. */
export function isGated({ config }: Pick<SiteServices, 'config'>, part: GatedPart): boolean {
  return needsSignIn(part, config.gated, false);
}

/** The page of this site that has led here; the home page where none has said so. */
function cameFrom(request: Request, origin: string): string {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return '/';
  const { origin: other, pathname, search } = new URL(referrer);
  return other === origin ? pathname + search : '/';
}
