import type { CodeMessage, CodeSender } from './codeSender.ts';

/** Messages of a site that are kept. */
const MOST_KEPT = 20;

/** Where a developer reads codes, in place of phones. */
export interface CodeInbox extends CodeSender {
  /** Messages of a site, the newest first. */
  messages(site: string): readonly CodeMessage[];
}

/** Keeps messages in memory, for a developer at this machine; nothing is sent. */
export function codeInbox(): CodeInbox {
  const kept = new Map<string, readonly CodeMessage[]>();
  const messages = (site: string) => kept.get(site) ?? [];
  return {
    async send({ key }, message) {
      kept.set(key, [message, ...messages(key)].slice(0, MOST_KEPT));
    },
    messages,
  };
}
