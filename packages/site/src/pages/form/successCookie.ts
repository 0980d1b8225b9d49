import { readPreferred, type SuccessRecord, soundText } from '@forecourt/domain';

const NAME = 'fc_success';
/** Long enough to read the page again; nothing in it is personal. */
const MAX_AGE_SECONDS = 1800;

/**
 * Tells `/success` what was sent, without an id in the address and without JavaScript. Its path is
 * the whole site: with JavaScript the page's data comes from `/success.data`, no part of `/success`.
 */
export function successCookie(record: SuccessRecord, https: boolean): string {
  const value = Buffer.from(JSON.stringify(record)).toString('base64url');
  const secure = https ? '; Secure' : '';
  return `${NAME}=${value}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** The record a browser brings back; whatever cannot be read is absent (R2-21). */
export function readSuccessCookie(header: string | null): SuccessRecord | null {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{1,2000})(?:;|$)`).exec(header ?? '')?.[1];
  if (value === undefined) return null;
  try {
    return asRecord(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}

function asRecord(value: unknown): SuccessRecord | null {
  if (typeof value !== 'object' || value === null) return null;
  const { category, subcategory, carId, locationId, event, at, ...time } = value as Record<
    string,
    unknown
  >;
  if (typeof category !== 'string' || typeof at !== 'number') return null;
  return {
    category: soundText(category),
    subcategory: typeof subcategory === 'string' ? soundText(subcategory) : null,
    carId: typeof carId === 'string' ? soundText(carId) : null,
    ...(typeof locationId === 'string' && { locationId: soundText(locationId) }),
    event: Number.isInteger(event) ? Number(event) : null,
    at,
    ...asTime(time),
  };
}

const STATES = ['kept', 'taken', 'unsure'] as const;

function asTime({
  preferredDate: date,
  preferredTime,
}: Record<string, unknown>): Pick<SuccessRecord, 'preferredDate' | 'preferredTime'> {
  if (typeof date !== 'string' || readPreferred(date) === null) return {};
  const state = STATES.find((one) => one === preferredTime);
  return { preferredDate: date, ...(state !== undefined && { preferredTime: state }) };
}
