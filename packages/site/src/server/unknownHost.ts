import type { DealerSite } from '@forecourt/data';
import { type Answer, plainAnswer, textAnswer } from './answer.ts';
import { parseHost } from './siteHosts.ts';

/** In production nothing of any dealer is told; in development the way to each site is shown. */
export function unknownHostAnswer(
  sites: readonly DealerSite[],
  development: boolean,
): (host: string | undefined) => Answer {
  return (host) => {
    const parts = parseHost(host);
    if (parts === null) return textAnswer(400, 'The Host header is missing or cannot be read.');
    if (!development) return textAnswer(404, 'Not found.');
    return plainAnswer({
      status: 404,
      title: 'Forecourt: choose a dealer',
      text: 'No site is configured for this host. In development each site has an address of its own:',
      links: sites.map(({ config }) => ({
        href: `http://${config.slug}.localhost${parts.port}/`,
        text: `${config.name} (${config.template})`,
      })),
    });
  };
}
