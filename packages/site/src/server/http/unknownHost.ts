import type { DealerSite } from '@forecourt/data';
import { themeStylesheet, wireframe } from '@forecourt/ui/theme';
import { type Answer, plainAnswer, textAnswer } from './answer.ts';
import { plainSheet } from './ownFiles.ts';
import { PLAIN_SHEET } from './plainPage.ts';
import { parseHost } from './siteHosts.ts';

/** An answer for a host without a site; its one file is the page's own stylesheet. */
export type UnknownHost = (host: string | undefined, pathname: string) => Answer;

/** In production nothing of any dealer is told; in development the way to each site is shown. */
export function unknownHostAnswer(sites: readonly DealerSite[], development: boolean): UnknownHost {
  const sheet = plainSheet(themeStylesheet(wireframe));
  return (host, pathname) => {
    const parts = parseHost(host);
    if (parts === null) return textAnswer(400, 'The Host header is missing or cannot be read.');
    if (pathname === PLAIN_SHEET) return sheet;
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
      links: sites.map(({ config }) => ({
        href: `http://${config.slug}.localhost${parts.port}/`,
        text: `${config.name} (${config.template})`,
      })),
    });
  };
}
