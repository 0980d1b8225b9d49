/**
 * Resolves when the page has nothing else to do.
 *
 * @param guessMs how long to wait in a browser that does not tell
 */
export function whenIdle(guessMs = 200): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, guessMs);
  });
}
