import { RouterContextProvider } from 'react-router';

/** Only while the router is sent off. */
let waitsFor: Promise<void> | null = null;
let lastWait: Promise<void> = Promise.resolve();

/**
 * Sends the router off, and lets it wait where it stands: it has noted where the page is scrolled to,
 * which Back leads to, and has done nothing else. So what it is sent for may be drawn before it.
 *
 * @param drawn resolves to whether it shall still go on. Where another has sent it elsewhere
 *   meanwhile, it must not: it would tell for ever that it is on its way
 */
export function setOutAfter(drawn: Promise<boolean>, setOut: () => void): void {
  lastWait = drawn.then(() => undefined);
  waitsFor = drawn.then((goesOn) => (goesOn ? undefined : new Promise(() => undefined)));
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

/** Resolves when the router waits for nothing. */
export function settledOut(): Promise<void> {
  return lastWait;
}
