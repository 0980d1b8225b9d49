import type { AccountStore } from '@forecourt/data';
import { errorKind } from '../log/errorKind.ts';
import type { Log } from '../log/log.ts';

/** Milliseconds: what is counted together, and how long one alarm holds. */
const WINDOW_MS = 3_600_000;
/** As many as one visitor may try in that time: more come from several. */
const LEAST = 20;
/** Of the codes that were asked for. */
const SHARE = 0.01;

/** Hears of wrong codes; says when so many come from all together that somebody guesses. */
export interface GuessAlarm {
  wrongTried(): void;
}

/**
 * Logs once in an hour that wrong codes of all visitors, at all sites, are more than one in a hundred that
 * were asked for, and more than one visitor can try (R16-01): each may keep to their limits, and all
 * together guess. The count is the store's, of all processes.
 */
export function createGuessAlarm({
  accounts,
  now,
  log,
}: {
  accounts: Pick<AccountStore, 'tally'>;
  now(): number;
  log: Log;
}): GuessAlarm {
  let toldAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    const at = now();
    if (at - toldAt < WINDOW_MS) return;
    const { asked, wrong } = await accounts.tally(at - WINDOW_MS);
    if (wrong <= LEAST || wrong <= asked * SHARE || at - toldAt < WINDOW_MS) return;
    toldAt = at;
    log({ event: 'codes_guessed', detail: `${wrong} wrong of ${asked} codes in an hour` });
  }

  return {
    wrongTried() {
      look().catch((error: unknown) => {
        log({ event: 'account_failed', error: errorKind(error) });
      });
    },
  };
}
