import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const NAME = 'fc_checkout';
/** As long as a journey lasts. */
const MAX_AGE_SECONDS = 7 * 86_400;

/** `__Host-` binds it to this host and to https; only a developer's own machine has no https. */
function nameOf(https: boolean): string {
  return `${https ? '__Host-' : ''}${NAME}`;
}

/** The key of a browser's journeys, which stays in that browser. */
export function newJourneyKey(): string {
  return randomBytes(32).toString('base64url');
}

export function journeyCookie(key: string, https: boolean): string {
  const secure = https ? '; Secure' : '';
  return `${nameOf(https)}=${key}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** The key that a browser brings; `null` where it brings none. */
export function readJourneyKey({ headers }: Request, https: boolean): string | null {
  const one = new RegExp(`(?:^|;\\s*)${nameOf(https)}=([\\w-]{43})(?:;|$)`);
  return one.exec(headers.get('cookie') ?? '')?.[1] ?? null;
}

/** By which the store knows whose a journey is, without being able to open it. */
export function ownerOf(site: string, key: string): string {
  return createHash('sha256').update(`journey owner\n${site}\n${key}`).digest('base64url');
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Locks what only the browser with this key may read. @param of the journey: elsewhere it opens nothing */
export function lock(key: string, of: string, content: unknown): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', lockKey(key, of), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** `null` for what was locked with another key or for another journey, or was altered. */
export function unlock(key: string, of: string, locked: string): unknown {
  const bytes = Buffer.from(locked, 'base64url');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    lockKey(key, of),
    bytes.subarray(0, IV_BYTES),
  ).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = Buffer.concat([
      decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
      decipher.final(),
    ]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return null;
  }
}

function lockKey(key: string, of: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, of, 'checkout journey', 32));
}
