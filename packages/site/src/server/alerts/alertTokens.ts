import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AlertPurpose } from '@forecourt/data';

/** Tokens of the links in messages. They are made anew for each message, and so are kept nowhere. */
export interface AlertTokens {
  give(site: string, purpose: AlertPurpose, id: string): string;
  /** Id of the alert; `null` for what is no token of this site for this purpose. */
  read(site: string, purpose: AlertPurpose, token: string): string | null;
  /** What limits know an address by. */
  digestOf(email: string): string;
}

const TOKEN = /^([0-9a-f]{32})\.([\w-]{43})$/;

/** @param secret the server's own: who reads the store can neither confirm nor end an alert */
export function alertTokens(secret: Buffer): AlertTokens {
  const mac = (...parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update(['alert', ...parts].join('\n'))
      .digest();
  return {
    give: (site, purpose, id) => `${id}.${mac(site, purpose, id).toString('base64url')}`,
    read(site, purpose, token) {
      const [, id, given] = TOKEN.exec(token) ?? [];
      if (id === undefined || given === undefined) return null;
      const own = mac(site, purpose, id);
      const other = Buffer.from(given, 'base64url');
      return other.length === own.length && timingSafeEqual(own, other) ? id : null;
    },
    digestOf: (email) => mac('address', email).toString('base64url'),
  };
}
