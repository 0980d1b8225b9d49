import { useSyncExternalStore } from 'react';

/** Addresses of pictures that could not be had, of the whole page; nothing on the server. */
const broken = new Set<string>();
const listeners = new Set<() => void>();

/** Whether the picture at `src` could not be had, before the page came to life or since. */
export function useBroken(src: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => broken.has(src),
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    // It does not bubble.
    document.addEventListener('error', onError, true);
    for (const image of document.images) if (hasFailed(image)) mark(image);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('error', onError, true);
  };
}

function onError({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  mark(target);
  for (const listener of listeners) listener();
}

function mark(image: HTMLImageElement): void {
  broken.add(image.getAttribute('src') ?? '');
}

/** One that has not been asked for yet is complete in some browsers, but has no address. */
function hasFailed({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== '';
}
