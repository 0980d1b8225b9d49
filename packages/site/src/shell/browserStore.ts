/** For good, or for a visit. */
export type BrowserArea = 'localStorage' | 'sessionStorage';

/** Text that this browser keeps; `null` where it keeps none, or may not. */
export function readKept(area: BrowserArea, name: string): string | null {
  return guarded(() => window[area].getItem(name)) ?? null;
}

/** All that this browser keeps under names that begin so: anybody may have written them. */
export function readAllKept(area: BrowserArea, prefix: string): [name: string, text: string][] {
  const entries = guarded(() => Object.entries<string>(window[area])) ?? [];
  return entries.filter(([name]) => name.startsWith(prefix));
}

/** Keeps a text. A storage that is full or forbidden does not: the page goes on without. */
export function keep(area: BrowserArea, name: string, text: string): void {
  guarded(() => window[area].setItem(name, text));
}

/** Keeps it no longer. */
export function forget(area: BrowserArea, name: string): void {
  guarded(() => window[area].removeItem(name));
}

/** A script of the head, which runs before anything is drawn, and may find the storage forbidden. */
export function guardedScript(script: string): string {
  return `try{${script}}catch{}`;
}

function guarded<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** What several parts of a page draw, and tell each other of. */
export interface Listeners {
  subscribe(listener: () => void): () => void;
  tell(): void;
}

/** Nobody listens yet. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}
