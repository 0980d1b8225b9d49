import type { DealerSite } from '@forecourt/data';
import { PHOTOS_PATH } from '../../contracts/photoFields.ts';
import {
  ALERT_STOP_PATH,
  SELL_PATH,
  TRADE_IN_PAGE_PATH,
  TRADE_IN_PATH,
} from '../../presenters/paths.ts';
import { type Answer, jsonAnswer } from './answer.ts';
import { refuseMessage } from './messageRefusal.ts';
import { MAX_BODY_BYTES, MAX_JSON_BYTES } from './readBody.ts';
import { siteRefusal } from './siteRefusal.ts';

/** What may be sent to an address, and how what may not is refused. */
export interface PostDoor {
  types: ReadonlySet<string>;
  maxBytes: number;
  /** Whoever holds the address may send to it, from wherever. */
  open?: boolean;
  /** Photos may come with it, or alone. */
  photos: boolean;
  refuse(status: number, text: string): Answer;
}

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** A form with files. */
export const PHOTOS_TYPE = 'multipart/form-data';
const forms: ReadonlySet<string> = new Set([FORM_TYPE]);
const formsAndJson: ReadonlySet<string> = new Set([FORM_TYPE, 'application/json']);

const jsonAlone: ReadonlySet<string> = new Set(['application/json']);
const photosAlone: ReadonlySet<string> = new Set([PHOTOS_TYPE]);
const formsAndPhotos: ReadonlySet<string> = new Set([FORM_TYPE, PHOTOS_TYPE]);

/** Where a provider of payments tells what became of them. */
export const PAYMENT_EVENTS_PATH = '/api/payments/stripe';

/** Where assistants ask. */
export const MCP_PATH = '/mcp';

/** Pages take forms, and answer in pages; what scripts send to is told in JSON. */
export function doorOf(pathname: string, site: DealerSite): PostDoor {
  if (pathname === PAYMENT_EVENTS_PATH) {
    // Events are larger than what our own scripts send; their signature says who sends them.
    const doors = { types: jsonAlone, photos: false, maxBytes: MAX_BODY_BYTES };
    return { ...doors, refuse: apiRefusal };
  }
  if (pathname === MCP_PATH) {
    // A browser's page of another website is refused by its origin, as the protocol wants it.
    const door = { types: jsonAlone, photos: false, maxBytes: MAX_BODY_BYTES };
    return { ...door, refuse: refuseMessage };
  }
  const photos = takesPhotos(pathname, site);
  if (pathname.startsWith('/api/')) {
    const types = photos ? photosAlone : formsAndJson;
    return { types, photos, maxBytes: MAX_JSON_BYTES, refuse: apiRefusal };
  }
  if (pathname === ALERT_STOP_PATH) {
    // A mail program sends here, in either of the two ways that forms have (RFC 8058).
    const own = { types: formsAndPhotos, photos: false, open: true, maxBytes: MAX_JSON_BYTES };
    return { ...own, refuse: (status, text) => siteRefusal(site, status, text) };
  }
  return {
    ...{ types: photos ? formsAndPhotos : forms, photos, maxBytes: MAX_BODY_BYTES },
    refuse: (status, text) => siteRefusal(site, status, text),
  };
}

/** Pages of trade-ins do, where the site has one (R5-42). */
function takesPhotos(pathname: string, { config }: DealerSite): boolean {
  const { tradeInCarTypes, sellMyCar } = config;
  return (sellMyCar || tradeInCarTypes.length > 0) && photoPaths.has(pathname);
}

const photoPaths = new Set<string>([PHOTOS_PATH, TRADE_IN_PAGE_PATH, TRADE_IN_PATH, SELL_PATH]);

/** As a script is told of whatever went wrong (R7-01). */
function apiRefusal(status: number, error: string): Answer {
  const closes = status === 413 || status === 408;
  const headers = { 'cache-control': 'no-store', ...(closes && { connection: 'close' }) };
  return jsonAnswer(status, { success: false, error }, headers);
}
