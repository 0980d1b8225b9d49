import { createHmac, timingSafeEqual } from 'node:crypto';

/** Packs what a browser keeps for the server, so that it can neither be made up nor altered. */
export interface Seal {
  /** @param purpose what it is and whose: one that was sealed for another opens nothing */
  close(purpose: string, content: unknown): string;
  /** `null` where it is none of ours; what it holds can be read by who holds it. */
  open(purpose: string, token: string): unknown;
}

/** Longer is none of ours. */
const MOST_CHARACTERS = 8_000;

/** Seals by HMAC-SHA256. */
export function createSeal(secret: Buffer): Seal {
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();
  return {
    close(purpose, content) {
      const text = Buffer.from(JSON.stringify(content)).toString('base64url');
      return `${text}.${sign(purpose, text).toString('base64url')}`;
    },
    open(purpose, token) {
      const [text = '', signature = '', ...more] = token.slice(0, MOST_CHARACTERS).split('.');
      const given = Buffer.from(signature, 'base64url');
      const own = sign(purpose, text);
      if (more.length > 0 || given.length !== own.length || !timingSafeEqual(given, own))
        return null;
      return JSON.parse(Buffer.from(text, 'base64url').toString());
    },
  };
}
