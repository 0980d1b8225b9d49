import { storageKeys, type Visit, type VisitedPage, visitAfter } from '@forecourt/domain';
import { holdRequestHref, reservationHref } from '../presenters/paths.ts';
import { keep, readKept } from './browserStore.ts';

/** Remembers a page of this visit, in this tab alone and for as long as it is open (R3-17). */
export function noteVisit(site: string, page: VisitedPage): void {
  if (isOwnKey(page.path)) return;
  const before = kept(visitText(site)) ?? leftEarly();
  const visit = visitAfter(before, page);
  keep('sessionStorage', storageKeys.visit(site), JSON.stringify(visit));
}

/** The page that a visit began on may be left before its scripts have come; the next one knows it. */
function leftEarly(): Visit | null {
  const { referrer } = document;
  if (!URL.canParse(referrer) || new URL(referrer).origin !== window.location.origin) return null;
  const { pathname, searchParams } = new URL(referrer);
  if (isOwnKey(pathname)) return null;
  return visitAfter(null, { path: pathname, params: searchParams });
}

/** Whoever knows the address of a reservation may end it: it is told to nobody (R3-17). */
function isOwnKey(path: string): boolean {
  return [reservationHref(''), holdRequestHref('')].some((start) => path.startsWith(start));
}

/** The visit as it is sent with a form; `null` where nothing is kept. */
export function visitText(site: string): string | null {
  return readKept('sessionStorage', storageKeys.visit(site));
}

/** What cannot be read begins anew; whatever else it holds, the server judges (`readVisit`). */
function kept(text: string | null): Visit | null {
  try {
    const visit = JSON.parse(text ?? '') as Visit;
    return Array.isArray(visit.pages) && typeof visit.params === 'object' ? visit : null;
  } catch {
    return null;
  }
}
