import type { MailOAuth } from '@forecourt/data';

type Env = Readonly<Record<string, string | undefined>>;

const PREFIX = 'FORECOURT_SMTP_OAUTH_';
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\//;

/**
 * Reads FORECOURT_SMTP_OAUTH_TOKEN_URL, _CLIENT_ID, _CLIENT_SECRET, and _REFRESH_TOKEN or _SCOPE; `null` without
 * any of them. No fault tells what they are.
 *
 * @param who what FORECOURT_SMTP_URL says of name and password
 */
export function smtpOAuth(env: Env, who: { user: string; pass: string }): MailOAuth | null {
  const given = (name: string) => (env[PREFIX + name] ?? '').trim();
  const names = ['TOKEN_URL', 'CLIENT_ID', 'CLIENT_SECRET'];
  const refreshToken = given('REFRESH_TOKEN') || null;
  const scope = given('SCOPE') || null;
  if (names.every((name) => given(name) === '') && refreshToken === null && scope === null) {
    return null;
  }
  const missing = names.find((name) => given(name) === '');
  if (missing !== undefined) {
    throw new Error(
      `${PREFIX}${missing} is not set, so no access token could be had and no message be sent. Set ${names.map((name) => PREFIX + name).join(', ')}, or none of ${PREFIX}….`,
    );
  }
  const tokenUrl = given('TOKEN_URL');
  if (!URL.canParse(tokenUrl) || !(tokenUrl.startsWith('https://') || LOOPBACK.test(tokenUrl))) {
    throw new Error(
      `${PREFIX}TOKEN_URL is no https:// address, and secrets go there, so no message would be sent. Write for example https://oauth2.googleapis.com/token.`,
    );
  }
  if (refreshToken === null && scope === null) {
    throw new Error(
      `Neither ${PREFIX}REFRESH_TOKEN nor ${PREFIX}SCOPE is set, so no access token could be asked for. Set the first for a mailbox that has agreed (Google), the second for a client that is let in (Microsoft 365).`,
    );
  }
  if (who.user === '') {
    throw new Error(
      'FORECOURT_SMTP_URL names no mailbox, so no access token would be taken. Write it before the server, for example smtp://leads%40dealer.example@smtp.office365.com:587.',
    );
  }
  if (who.pass !== '') {
    throw new Error(
      `FORECOURT_SMTP_URL holds a password beside ${PREFIX}…, so it is unclear by which messages are sent. Take one of them away.`,
    );
  }
  return {
    ...{ tokenUrl, clientId: given('CLIENT_ID'), clientSecret: given('CLIENT_SECRET') },
    ...{ refreshToken, scope },
  };
}
