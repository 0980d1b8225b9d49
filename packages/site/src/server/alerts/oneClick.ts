import type { AlertStore } from '@forecourt/data';
import { ALERT_STOP_PATH } from '../../presenters/paths.ts';
import { textAnswer } from '../http/answer.ts';
import type { QuickHandler } from '../http/frontHandler.ts';
import type { AlertTokens } from './alertTokens.ts';

/** As a form, or as one with files: a mail program may send either (RFC 8058, 3.2). */
const ONE_CLICK = /List-Unsubscribe(?:=|"\r?\n(?:[^\r\n]+\r?\n)*\r?\n)One-Click/;

/**
 * Ends an alert by one press in a mail program (RFC 8058): no session, no cookie, no page of ours, and no
 * address to go on to. The page's own button is the page's.
 */
export function oneClickStop(
  alerts: Pick<AlertStore, 'stop'>,
  tokens: Pick<AlertTokens, 'read'>,
): QuickHandler {
  return async ({ site, pathname, search, body }) => {
    if (pathname !== ALERT_STOP_PATH || body === null || !site.config.alerts) return null;
    if (!ONE_CLICK.test(body.toString('latin1'))) return null;
    const token = new URLSearchParams(search).get('token') ?? '';
    const id = tokens.read(site.key, 'manage', token);
    if (id === null) return textAnswer(404, 'This is no address of an alert.');
    await alerts.stop(site.key, id);
    return textAnswer(200, 'You are unsubscribed.');
  };
}
