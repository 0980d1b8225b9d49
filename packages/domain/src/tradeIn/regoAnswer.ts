/** What the register knows of a car; absent is `null`. */
export interface RegoCar {
  make: string;
  model: string;
  badge: string | null;
  year: number | null;
  body: string | null;
  transmission: string | null;
  colour: string | null;
}

/** What a look-up of a registration tells. Without a car the visitor names it. */
export type RegoAnswer =
  | { kind: 'found'; car: RegoCar }
  /** The register has no such plate. */
  | { kind: 'none' }
  /** It gives no answer now. */
  | { kind: 'down' };
