import type { DealerSite } from '@forecourt/data';
import { type Answer, jsonAnswer } from './answer.ts';
import { MAX_BODY_BYTES, MAX_JSON_BYTES } from './readBody.ts';
import { siteRefusal } from './siteRefusal.ts';

/** What may be sent to an address, and how what may not is refused. */
export interface PostDoor {
  types: ReadonlySet<string>;
  maxBytes: number;
  refuse(status: number, text: string): Answer;
}

const FORM_TYPE = 'application/x-www-form-urlencoded';
const forms: ReadonlySet<string> = new Set([FORM_TYPE]);
const formsAndJson: ReadonlySet<string> = new Set([FORM_TYPE, 'application/json']);

/** Pages take forms, and answer in pages; what scripts send to is told in JSON. */
export function doorOf(pathname: string, site: DealerSite): PostDoor {
  return pathname.startsWith('/api/')
    ? { types: formsAndJson, maxBytes: MAX_JSON_BYTES, refuse: apiRefusal }
    : {
        types: forms,
        maxBytes: MAX_BODY_BYTES,
        refuse: (status, text) => siteRefusal(site, status, text),
      };
}

/** As a script is told of whatever went wrong (R7-01). */
function apiRefusal(status: number, error: string): Answer {
  const closes = status === 413 || status === 408;
  const headers = { 'cache-control': 'no-store', ...(closes && { connection: 'close' }) };
  return jsonAnswer(status, { success: false, error }, headers);
}
