import type { Session } from '@forecourt/domain';
import { createListeners } from './browserStore.ts';

const { subscribe, tell } = createListeners();

let session: Session | null = null;

/** Who is signed in and what they saved, as far as this page knows. */
export const savedState = {
  subscribe,
  /** `null`: not asked yet. */
  session: () => session,
  /** Ids of what is saved, likewise. */
  read: () => session && session.watchlist,
  set(next: Session): void {
    session = next;
    tell();
  },
};
