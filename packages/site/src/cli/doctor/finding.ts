/** What one check found. A note keeps nothing from working; a fault loses leads, shoppers or money. */
export type Finding =
  | { check: string; state: 'sound'; what: string }
  | {
      check: string;
      state: 'note' | 'fault';
      what: string;
      /** Why it matters. */
      why: string;
      /** What to do. */
      fix: string;
    };

/** A finding without the name of its check. */
export type Found = Finding extends infer One
  ? One extends Finding
    ? Omit<One, 'check'>
    : never
  : never;

export function sound(what: string): Found {
  return { state: 'sound', what };
}

export function note(what: string, why: string, fix: string): Found {
  return { state: 'note', what, why, fix };
}

export function fault(what: string, why: string, fix: string): Found {
  return { state: 'fault', what, why, fix };
}

/** Looks at one thing of a deployment, changes nothing, and never throws for what it looks at. */
export interface Check<Asked> {
  name: string;
  look(asked: Asked): Found[] | Promise<Found[]>;
}

/** Milliseconds that anything elsewhere has to answer. */
export const PATIENCE_MS = 4_000;
