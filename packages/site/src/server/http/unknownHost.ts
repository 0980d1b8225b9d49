import type { BrokenSite } from '@forecourt/data';
import { callLabel, telHref } from '@forecourt/domain';
import { themeStylesheet, wireframe } from '@forecourt/ui/theme';
import type { SitesNow } from '../settings/sitesNow.ts';
import { type Answer, plainAnswer, textAnswer } from './answer.ts';
import { plainSheet } from './ownFiles.ts';
import { PLAIN_SHEET } from './plainPage.ts';
import { parseHost } from './siteHosts.ts';

/** An answer for a host without a site; its one file is the page's own stylesheet. */
export type UnknownHost = (host: string | undefined, pathname: string) => Answer;

/**
 * A host of a site that cannot be served for now says that it is coming back (R13-08). Of another, in
 * production nothing of any dealer is told; in development the way to each site is shown.
 */
export function unknownHostAnswer(
  sites: SitesNow,
  development: boolean,
  broken: () => readonly BrokenSite[] = () => [],
): UnknownHost {
  const sheet = plainSheet(themeStylesheet(wireframe));
  return (host, pathname) => {
    const parts = parseHost(host);
    if (parts === null) return textAnswer(400, 'The Host header is missing or cannot be read.');
    if (pathname === PLAIN_SHEET) return sheet;
    const away = broken().find(
      ({ hosts, slug }) =>
        hosts.includes(parts.name + parts.port) ||
        hosts.some((one) => one.replace(/:\d+$/, '') === parts.name) ||
        (development && parts.name === `${slug}.localhost`),
    );
    if (away !== undefined) return comingBack(away);
    if (!development) {
      return plainAnswer({
        status: 404,
        name: null,
        what: 'There is no website here',
        text: 'The address leads to no website of ours. Please look at how it is written.',
      });
    }
    return plainAnswer({
      status: 404,
      name: 'Forecourt',
      what: 'Choose a dealer',
      text: 'No site is configured for this host. In development each site has an address of its own:',
      links: sites().map(({ config }) => ({
        href: `http://${config.slug}.localhost${parts.port}/`,
        text: `${config.name} (${config.template})`,
      })),
    });
  };
}

function comingBack({ dealer, phone }: BrokenSite): Answer {
  return plainAnswer(
    {
      status: 503,
      name: dealer,
      what: 'This website is coming back',
      text: `It is being worked on. Please try again in a few minutes${phone === null ? '' : ', or give us a call'}.`,
      links: phone === null ? [] : [{ href: telHref(phone), text: callLabel(phone) }],
    },
    { 'retry-after': '60' },
  );
}
