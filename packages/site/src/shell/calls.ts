import { trackingEvents } from '@forecourt/domain';
import { isPlainClick } from './RouterLink.tsx';
import { track } from './track.ts';

/**
 * Listens to every number of the page, whoever has drawn it: one that is tapped is event 25 (R4-16), one
 * that is masked is asked for. Where that fails its link is followed, to the page that shows it.
 *
 * @returns ends it
 */
export function listenToCalls(): () => void {
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(CALLS) : null;
    if (link === null) return;
    if (link.protocol === 'tel:') return track({ event_id: trackingEvents.clickToCall });
    if (!isPlainClick(link, event)) return;
    event.preventDefault();
    import('./revealNumber.ts')
      .then(({ revealNumber }) => revealNumber(link))
      .catch(() => window.location.assign(link.href));
  };
  // Before the router's own listeners, which pass by what is done already.
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}

const CALLS = 'a[href^="tel:"],a[href^="/phone/"]';
