import type { DealerSite } from '../config/loadSites.ts';

/** A code to sign in with, on its way to who asked for it. */
export interface CodeMessage {
  /** E.164. */
  to: string;
  /** What is sent, the code in it. */
  text: string;
}

/** Takes codes to phones. */
export interface CodeSender {
  /**
   * Resolves when somebody has taken the message who will deliver it.
   *
   * @throws CodeNotSent
   */
  send(site: DealerSite, message: CodeMessage): Promise<void>;
}

/** Nobody has taken a message; its words hold neither code nor number, nor a secret. */
export class CodeNotSent extends Error {
  override readonly name = 'CodeNotSent';
}
