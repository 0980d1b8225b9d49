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

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    followInside(event.currentTarget, event, navigate);
  }

  return (
    <a href={to} {...rest} onClick={follow}>
      {children}
    </a>
  );
}

/** What of a click tells whether it is for this window. */
type Click = Pick<
  globalThis.MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'preventDefault' | 'shiftKey'
>;

/** Follows a link that was clicked, where it leads to another page of the site in this window. */
export function followInside(
  link: HTMLAnchorElement,
  event: Click,
  navigate: NavigateFunction | null,
): void {
  const to = link.getAttribute('href') ?? '';
  const isInside = to.startsWith('/') && !to.startsWith('//');
  if (navigate === null || !isInside || event.defaultPrevented || !isPlainClick(link, event))
    return;
  event.preventDefault();
  const { pathname, search, hash } = window.location;
  void navigate(to, { replace: to === pathname + search + hash });
}

/** Not meant for another tab or window, nor for a download. */
export function isPlainClick({ target, download }: HTMLAnchorElement, event: Click): boolean {
  const hasKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !hasKey && download === '' && (target === '' || target === '_self');
}
