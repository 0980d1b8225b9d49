/** What became of asking for a code. */
export type Asked =
  /** It is on its way; the browser is told by which cookie it is known. */
  | { kind: 'sent'; cookie: string }
  | WaitForCode
  /** Nobody took the message, or nothing could be stored. */
  | { kind: 'failed' };

/** What became of a code. */
export type Tried =
  | { kind: 'signedIn'; cookies: readonly string[] }
  | { kind: 'wrong' }
  /** No code of this browser works any more. */
  | { kind: 'over' }
  | WaitForCode
  | { kind: 'failed' };

/** Many have come, of this number, this visitor or all. */
export interface WaitForCode {
  kind: 'wait';
  seconds: number;
}

/** Signing in at one site (R6-02). What a browser brings is in the cookies of its request. */
export interface AccountServices {
  /** Who is signed in; `null` also where that could not be read: nobody is signed in by mistake. */
  user(request: Request): Promise<{ phone: string } | null>;
  /** The number that a code of this browser was sent to, while it works. */
  askedNumber(request: Request): Promise<string | null>;
  /** @param phone as E.164. Whether somebody has it here already makes no difference (R16-02). */
  ask(request: Request, phone: string): Promise<Asked>;
  /** @param code six digits */
  try(request: Request, code: string): Promise<Tried>;
  /** Gives the code up that this browser asked for; resolves to the cookie that says so. */
  change(request: Request): Promise<string>;
  /** Ends the session, or all of this person at the site; resolves to the cookie that says so. */
  signOut(request: Request, everywhere: boolean): Promise<string>;
  /** A path of this site that an address has named, or the other (R17-03). */
  localPath(input: unknown, fallback: string): string;
}
