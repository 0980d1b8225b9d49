/** Why someone is asked to sign in (R2-08). */
export const signInTypes = ['watchlist', 'trade-in', 'checkout', 'finance'] as const;

/** One reason to sign in. */
export type SignInType = (typeof signInTypes)[number];

/** A sign-in type from a URL, or `null` for any other text. */
export function parseSignInType(text: string | null): SignInType | null {
  return signInTypes.find((type) => type === text) ?? null;
}

/**
 * Path of the sign-in page (R2-09). `redirect` is where to go afterwards, `back` the page the visitor
 * comes from; for a save both are that page, and the save is not repeated (R4-36).
 */
export function signInPath(type: SignInType, redirect: string, back = redirect): string {
  return `/sign-in?type=${type}&redirect=${encodeURIComponent(redirect)}&back=${encodeURIComponent(back)}`;
}

/** A part of a site that may ask for sign-in first. */
export type GatedPart = Exclude<SignInType, 'watchlist'>;

/** Whether a visitor must sign in first; the platform's default gates nothing (R2-08). */
export function needsSignIn(
  part: GatedPart,
  gated: readonly GatedPart[],
  signedIn: boolean,
): boolean {
  return !signedIn && gated.includes(part);
}
