import type { ReactNode } from 'react';
import { Scripts, ScrollRestoration, UNSAFE_useScrollRestoration } from 'react-router';

const inBrowser = typeof document !== 'undefined';

/**
 * Scripts are sent and never drawn: React makes one by `innerHTML`, which Trusted Types refuse, so
 * a page that a browser has to draw anew would be blank. Taking over what was sent, React passes by
 * whatever it does not know in the head and the body.
 */
export function ServedOnly({ children }: { children: ReactNode }) {
  return inBrowser ? null : children;
}

/** Starts the page, and keeps the place of every page that is left. */
export function ServedScripts() {
  return (
    <>
      {inBrowser ? <KeepPlaces /> : <ScrollRestoration />}
      <ServedOnly>
        <Scripts />
      </ServedOnly>
    </>
  );
}

/** The router's own component, without its script. */
function KeepPlaces() {
  UNSAFE_useScrollRestoration();
  return null;
}
