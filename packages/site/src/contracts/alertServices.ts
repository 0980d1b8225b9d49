import type { Alert, AlertPurpose, AskedAlert } from '@forecourt/data';
import type { AlertFrequency } from '@forecourt/domain';

/** What became of asking for an alert. */
export type AskedForAlert =
  /** Where the address may have a message, one is on its way. Nobody is told whether it may. */
  | { kind: 'asked' }
  | { kind: 'wait'; seconds: number }
  /** Nothing could be stored. */
  | { kind: 'failed' };

/** An alert by the token of a link; `ended` is one that was, `unknown` no token of this site's. */
export type OpenedAlert = { kind: 'open'; alert: Alert } | { kind: 'ended' } | { kind: 'unknown' };

/**
 * Alerts without an account, bound to one site and one visitor. What the store cannot do it throws:
 * `StoreUnavailable`.
 */
export interface AlertServices {
  ask(asked: AskedAlert): Promise<AskedForAlert>;
  open(purpose: AlertPurpose, token: string): Promise<OpenedAlert>;
  /** @returns the token by which it is changed from now on */
  confirm(token: string): Promise<OpenedAlert & { token?: string }>;
  change(token: string, frequency: AlertFrequency): Promise<OpenedAlert>;
  /**
   * Ends it, or all of its address at this site. Again is the same.
   *
   * @returns whether the token is one of this site's
   */
  stop(token: string, all: boolean): Promise<boolean>;
}
