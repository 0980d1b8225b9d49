import { parseJson } from '@forecourt/domain';
import { boundedText } from '../../http/boundedText.ts';
import { DeliveryFault } from '../port/delivery.ts';

/** How a mail server's access tokens are asked for (OAuth 2.0, RFC 6749). */
export interface MailOAuth {
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** By which a mailbox's owner has agreed; `null` where the client itself is let in (client credentials). */
  refreshToken: string | null;
  /** What is asked for; `null` where a refresh token says so. */
  scope: string | null;
}

/** Access tokens of one client, each used until shortly before its end. */
export interface AccessTokens {
  /** @throws DeliveryFault in words without a secret */
  get(): Promise<string>;
  /** The mail server does not take it, so the next is another. */
  forget(): void;
}

/** Milliseconds for a request and its answer. */
const BUDGET_MS = 5_000;
const MOST_BYTES = 65_536;
/** Milliseconds before its end from which a token is used no more: a message takes a while. */
const EARLY_MS = 60_000;
const DEFAULT_SECONDS = 3_600;

/** @param now milliseconds since 1970 UTC */
export function createAccessTokens(oauth: MailOAuth, now: () => number): AccessTokens {
  let kept: { token: string; until: number } | null = null;
  let asked: Promise<string> | null = null;

  async function ask(): Promise<string> {
    const { token, seconds } = await askForToken(oauth);
    kept = { token, until: now() + seconds * 1000 - EARLY_MS };
    return token;
  }

  return {
    async get() {
      if (kept !== null && now() < kept.until) return kept.token;
      // Messages of several dealers at once ask once.
      asked ??= ask().finally(() => {
        asked = null;
      });
      return asked;
    },
    forget() {
      kept = null;
    },
  };
}

async function askForToken(oauth: MailOAuth): Promise<{ token: string; seconds: number }> {
  const { tokenUrl, clientId, clientSecret, refreshToken, scope } = oauth;
  const body = new URLSearchParams({
    client_id: clientId,
    client_secret: clientSecret,
    ...(refreshToken === null
      ? { grant_type: 'client_credentials' }
      : { grant_type: 'refresh_token', refresh_token: refreshToken }),
    ...(scope !== null && { scope }),
  });
  // Servers that send no mail by OAuth never load it.
  const { default: ky } = await import('ky');
  const own = new AbortController();
  try {
    const answer = await ky.post(tokenUrl, {
      body,
      headers: { accept: 'application/json' },
      ...{ redirect: 'manual', timeout: false, retry: 0, throwHttpErrors: false },
      signal: AbortSignal.any([AbortSignal.timeout(BUDGET_MS), own.signal]),
    });
    const { status } = answer;
    if (status === 200) return tokenOf((await boundedText(answer, MOST_BYTES)) ?? '');
    throw new DeliveryFault(
      [400, 401, 403].includes(status)
        ? `Access tokens for the mail server are refused (status ${status}): the client's secret or its refresh token may be out of date.`
        : `Who gives access tokens for the mail server answers with status ${status}.`,
    );
  } catch (error) {
    if (error instanceof DeliveryFault) throw error;
    // The error itself may tell the address and what was sent there.
    throw new DeliveryFault('Nobody gives access tokens for the mail server in time.');
  } finally {
    own.abort();
  }
}

function tokenOf(text: string): { token: string; seconds: number } {
  const { access_token: token, expires_in: seconds } = Object(parseJson(text)) as Record<
    string,
    unknown
  >;
  if (typeof token !== 'string' || !/^[\x21-\x7e]{1,16384}$/.test(token)) {
    throw new DeliveryFault('Who gives access tokens for the mail server answers without one.');
  }
  const life = Number(seconds);
  return { token, seconds: Number.isFinite(life) && life > 0 ? life : DEFAULT_SECONDS };
}
