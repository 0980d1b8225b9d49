/** What a toast says. */
export interface ToastMessage {
  /** `Saved to your watchlist` */
  text: string;
  tone?: 'neutral' | 'positive' | 'critical';
  /** One thing to do about it: `Undo`, or a link to where it went. */
  action?: { label: string; href: string } | { label: string; onSelect: () => void };
}

/** The one toast there is: shown, or dismissed and not yet removed. */
export interface ShownToast extends ToastMessage {
  /** Counts up, so that the same words twice are two toasts. */
  id: number;
  open: boolean;
}

export type ToastEvent =
  | { type: 'show'; message: ToastMessage }
  | { type: 'dismiss'; id: number }
  | { type: 'remove'; id: number };

/** Between dismissal and removal from the state, not how long it is to be seen; milliseconds. */
export const TOAST_REMOVE_DELAY = 1_000_000;

/** How long a toast nobody touches is to be seen, milliseconds (R4-31). */
export const TOAST_DURATION = 5000;

/** One toast at a time: a new one replaces the old, and a late event of the old changes nothing. */
export function nextToast(toast: ShownToast | null, event: ToastEvent): ShownToast | null {
  if (event.type === 'show') return { ...event.message, id: (toast?.id ?? 0) + 1, open: true };
  if (toast?.id !== event.id) return toast;
  return event.type === 'dismiss' ? { ...toast, open: false } : null;
}
