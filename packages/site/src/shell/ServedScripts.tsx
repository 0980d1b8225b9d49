import type { ReactNode } from 'react';
import { Scripts, ScrollRestoration, UNSAFE_useScrollRestoration } from 'react-router';

/**
 * Scripts are sent and never drawn: React makes one by `innerHTML`, which Trusted Types refuse, so
 * a page that a browser has to draw anew would be blank. Taking over what was sent, React passes by
 * whatever it does not know in the head and the body.
 */
export const ServedOnly: (props: { children: ReactNode }) => ReactNode = import.meta.env.SSR
  ? ({ children }) => children
  : () => null;

/** Starts the page, and keeps the place of every page that is left. Browsers have none of the code that sends scripts. */
export const ServedScripts: () => ReactNode = import.meta.env.SSR ? SentScripts : KeepPlaces;

function SentScripts() {
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

/** The router's own component, without its script. */
function KeepPlaces() {
  UNSAFE_useScrollRestoration();
  return null;
}
