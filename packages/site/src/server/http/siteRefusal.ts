import type { OutgoingHttpHeaders } from 'node:http';
import type { DealerSite } from '@forecourt/data';
import { callLabel, telHref } from '@forecourt/domain';
import { type Answer, plainAnswer } from './answer.ts';
import { plainLogo } from './ownFiles.ts';

/** A refusal on a dealer's site: the shopper can still reach the dealer. */
export function siteRefusal(
  site: DealerSite,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): Answer {
  const { name, phone, locations, logo } = site.config;
  const number = phone ?? locations.find((location) => location.phone !== null)?.phone ?? null;
  const again = status === 503 ? 'Please try again in a moment' : 'Please go back and try again';
  const call = number === null ? [] : [{ href: telHref(number), text: callLabel(number) }];
  return plainAnswer(
    {
      status,
      name,
      logo: logo && { ...logo, src: plainLogo(logo.file) },
      what: text.replace(/\.$/, ''),
      text: number === null ? `${again}.` : `${again}, or give us a call.`,
      links: [{ href: '/', text: 'Home' }, ...call],
    },
    status === 413 || status === 408 ? { connection: 'close', ...headers } : headers,
  );
}

/** Stands in for a page that the template could not draw, not even as its page of errors. */
export function standInPage(site: DealerSite, status: number): Answer {
  if (status === 404) return siteRefusal(site, 404, 'This page is not here.');
  if (status === 405) {
    return siteRefusal(site, 405, 'Nothing can be sent to this page.', { allow: 'GET, HEAD' });
  }
  return siteRefusal(site, status, 'The page could not be made.');
}
