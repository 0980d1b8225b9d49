const NAME = 'fc_offer';
/** As long as an estimate holds. */
const MAX_AGE_SECONDS = 7 * 24 * 3600;

/** Binds a lead whose offer is open to the browser that sent it; no script reads it. */
export function offerCookie(kept: string, https: boolean): string {
  const secure = https ? '; Secure' : '';
  return `${NAME}=${kept}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** What a browser brings back of it, still sealed; `null` where it brings none. */
export function readOfferCookie({ headers }: Request): string | null {
  const header = headers.get('cookie') ?? '';
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w.-]{1,1000})(?:;|$)`).exec(header)?.[1] ?? null;
}
