/** Chromium's; TypeScript's library does not have it yet. */
declare const scheduler: {
  postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>;
};

/**
 * Clicks a box of the drawer and waits until what the shopper sees, its facets and the count, has been drawn.
 * Runs in the page: it may use nothing from outside.
 *
 * @returns milliseconds from the click until the frame with the new counts was drawn
 * @throws Error that names the box when the results do not change
 */
export async function clickToPaint(name: string): Promise<number> {
  const box = document.querySelector<HTMLInputElement>(
    `:is([role=dialog], #filters) input[name="${name}"]`,
  );
  const count = document.querySelector('#results [aria-live], main p[aria-live]');
  if (box === null || count === null) throw new Error(`There is no box ${name} to click.`);
  const changed = new Promise<void>((resolve, reject) => {
    const late = setTimeout(reject, 20_000, new Error(`A click on ${name} changed no count.`));
    // Count and facets are drawn by one commit; the cards, which the drawer covers, by the next.
    const observer = new MutationObserver(() => {
      observer.disconnect();
      clearTimeout(late);
      resolve();
    });
    observer.observe(count, { characterData: true, childList: true, subtree: true });
  });
  const clicked = performance.now();
  box.click();
  await changed;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      // The most urgent task after a frame's callbacks runs when the frame has been drawn, before
      // what the page itself has put off until then.
      void scheduler.postTask(() => resolve(), { priority: 'user-blocking' });
    });
  });
  return performance.now() - clicked;
}
