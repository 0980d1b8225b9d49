import { useEffect } from 'react';
import { noteSignedIn } from '../../shell/ownKept.ts';

/**
 * Of a page that is one shopper's own: a browser that keeps it for Back keeps it hidden, and loads it anew
 * before it shows anything, for they may have signed out meanwhile.
 */
export function usePersonal(): void {
  useEffect(() => {
    noteSignedIn();
    const hide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) document.body.hidden = true;
    };
    const renew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pagehide', hide);
    addEventListener('pageshow', renew);
    return () => {
      removeEventListener('pagehide', hide);
      removeEventListener('pageshow', renew);
    };
  }, []);
}
