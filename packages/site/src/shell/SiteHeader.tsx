import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { DrawnSite, SiteView } from '../contracts/siteView.ts';
import type { WakeSearch } from './headerLife.ts';
import { servedPart } from './servedPart.tsx';

export interface SiteHeaderProps {
  site: SiteView;
}

/** How a shopper begins to use it. `toggle` does not bubble. */
const USES = ['focusin', 'click', 'toggle', 'keydown'];

/**
 * A template's header, which a browser leaves as it was sent: its links and menus need no script. What
 * more they do with one, and what the next page changes of it, is loaded when there is need.
 *
 * @param bring the header, from a module that nothing else imports at once
 * @param wakeSearch for a header that has a search box
 */
export function servedHeader(
  bring: () => Promise<ComponentType<{ site: DrawnSite }>>,
  wakeSearch: WakeSearch | null = null,
): (props: SiteHeaderProps) => ReactNode {
  const Header = servedPart<SiteHeaderProps>(async () =>
    (await import('./headerLife.ts')).withChrome(bring()),
  );
  return function ServedHeader({ site }) {
    const navigate = useNavigate();
    const { pathname } = useLocation();
    const box = useRef<HTMLDivElement>(null);
    const shown = useRef(pathname);
    useEffect(() => {
      const header = box.current;
      if (header === null) return;
      const waiting = new AbortController();
      let pressed: EventTarget | null = null;
      let escaped = false;
      const onUse = (event?: Event): void => {
        if (event?.type === 'click') pressed = event.target;
        escaped ||= event instanceof KeyboardEvent && event.key === 'Escape';
        import('./headerLife.ts').then(({ enliven }) => {
          if (waiting.signal.aborted) return;
          waiting.abort();
          enliven(header, { site, navigate, pressed, escaped, wakeSearch });
        }, nothing);
      };
      for (const use of USES) {
        header.addEventListener(use, onUse, { capture: true, signal: waiting.signal });
      }
      // Scripts may come after the shopper.
      if (header.querySelector(':focus,[open]') !== null) onUse();
      return () => waiting.abort();
    }, [site, navigate]);
    useEffect(() => {
      if (shown.current === pathname) return;
      shown.current = pathname;
      import('./headerLife.ts').then(({ showPath }) => {
        if (box.current !== null) showPath(box.current, pathname);
      }, nothing);
    }, [pathname]);
    return (
      <div ref={box}>
        <Header site={site} />
      </div>
    );
  };
}

/** Without that code it works as it does without scripts. */
function nothing(): void {}
