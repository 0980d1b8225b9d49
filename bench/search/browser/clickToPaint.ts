/** Chromium's; TypeScript's library does not have it yet. */
declare const scheduler: {
  postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>;
};

/**
 * Clicks a box of the filter panel and waits until counts and cards have changed and been drawn.
 * Runs in the page: it may use nothing from outside.
 *
 * @returns milliseconds from the click until the frame with the new results was drawn
 * @throws Error that names the box when the results do not change
 */
export async function clickToPaint(name: string): Promise<number> {
  const box = document.querySelector<HTMLInputElement>(`[role=dialog] input[name="${name}"]`);
  const count = document.querySelector('#results [aria-live]');
  if (box === null || count === null) throw new Error(`There is no box ${name} to click.`);
  const changed = new Promise<void>((resolve, reject) => {
    const late = setTimeout(reject, 20_000, new Error(`A click on ${name} changed no count.`));
    // Count, facets and cards come from one answer and are drawn by one commit (R2-60).
    const look = new MutationObserver(() => {
      look.disconnect();
      clearTimeout(late);
      resolve();
    });
    look.observe(count, { characterData: true, childList: true, subtree: true });
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
