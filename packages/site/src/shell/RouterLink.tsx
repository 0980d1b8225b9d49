import type { LinkComponentProps } from '@forecourt/ui';
import { createContext, type MouseEvent, use } from 'react';
import type { NavigateFunction } from 'react-router';

/** The router's `navigate`, for links. It stays the same on all pages. */
export const NavigateContext = createContext<NavigateFunction | null>(null);

/**
 * The link that `ui` is given: inside the site it follows without loading a document. A listing has
 * a hundred of them; the router's own `Link` is drawn anew with every change of the address.
 */
export function RouterLink({ to, children, onClick, ...rest }: LinkComponentProps) {
  const navigate = use(NavigateContext);
  const isInside = to.startsWith('/') && !to.startsWith('//');

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (navigate === null || !isInside || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    void navigate(to, { replace: to === pathname + search + hash });
  }

  return (
    <a href={to} {...rest} onClick={follow}>
      {children}
    </a>
  );
}

/** Not meant for another tab or window, nor for a download. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  const hasKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !hasKey && download === '' && (target === '' || target === '_self');
}
