import { RouterContextProvider } from 'react-router';

/** Only while the router is sent off. */
let waitsFor: Promise<void> | null = null;

/**
 * Sends the router off, and lets it wait where it stands: it has noted where the page is scrolled to,
 * which Back leads to, and has done nothing else. So what it is sent for may be drawn before it.
 */
export function setOutAfter(drawn: Promise<void>, setOut: () => void): void {
  waitsFor = drawn;
  try {
    setOut();
  } finally {
    waitsFor = null;
  }
}

/** `getContext` of the router: asked for as soon as that has set out. */
export async function contextOnTheWay(): Promise<RouterContextProvider> {
  await waitsFor;
  return new RouterContextProvider();
}
