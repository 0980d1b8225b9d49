/** What a browser is known by: its session, and the code that it has asked for. */
export type AccountCookie = 'session' | 'code';

/** Seconds: as long as a session lasts at most, and as a code works. */
const MAX_AGE: Readonly<Record<AccountCookie, number>> = { session: 90 * 86_400, code: 300 };

const TOKEN = '([\\w-]{43})';

/** `__Host-` binds it to this host and to https (R16-05); only a developer's own machine has no https. */
function nameOf(cookie: AccountCookie, https: boolean): string {
  return `${https ? '__Host-' : ''}fc_${cookie}`;
}

/** @param token `null` takes the cookie away */
export function accountCookie(cookie: AccountCookie, token: string | null, https: boolean): string {
  const age = token === null ? 0 : MAX_AGE[cookie];
  const secure = https ? '; Secure' : '';
  return `${nameOf(cookie, https)}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

/** The token of a cookie header; `null` where there is none, or none of ours. */
export function readAccountCookie(
  cookie: AccountCookie,
  header: string | null,
  https: boolean,
): string | null {
  const one = new RegExp(`(?:^|;\\s*)${nameOf(cookie, https)}=${TOKEN}(?:;|$)`);
  return one.exec(header ?? '')?.[1] ?? null;
}
