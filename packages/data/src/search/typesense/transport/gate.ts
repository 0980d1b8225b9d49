import { admit, closedBreaker, record } from '../../../http/breaker.ts';
import { TypesenseFault } from '../client/typesenseFault.ts';
import type { Capacity } from './capacity.ts';

/** Searches of one site at once (R12-02). */
const MOST_AT_ONCE = 16;

/** What stands before a service for one site: whether, and how often at once, it is asked. */
export interface Gate {
  /**
   * Waits for a turn.
   *
   * @throws TypesenseFault `open` at once when the service is left alone, `busy` when the signal
   * ends the wait
   */
  enter(signal: AbortSignal): Promise<void>;
  /** Tells how a try went. */
  tell(ok: boolean): void;
  /** Whether a try that failed may be made again elsewhere: one failure, not a row of them. */
  mayTryAgain(): boolean;
  /** Ends a turn. */
  leave(): void;
  /** Whether the service is left alone for now, or asked by a single try. */
  isShut(): boolean;
}

interface Waiter {
  start(): void;
  refuse(fault: TypesenseFault): void;
}

/** @param now milliseconds of a clock that never goes back */
export function createGate(capacity: Capacity, now: () => number): Gate {
  const waiting = new Set<Waiter>();
  let breaker = closedBreaker;
  let underWay = 0;

  /**
   * Each failure in a row halves how many may be under way, so that a service which hangs is not
   * asked by all who wait before the first of them knows.
   */
  function places(): number {
    return breaker.state === 'closed' ? Math.max(1, MOST_AT_ONCE >> breaker.failuresInRow) : 1;
  }

  function letIn(): void {
    for (const waiter of waiting) {
      const next = admit(breaker, now());
      if (next === null) {
        waiting.delete(waiter);
        waiter.refuse(new TypesenseFault('open'));
        continue;
      }
      const isProbe = next.state === 'probing';
      if ((!isProbe && underWay >= places()) || !capacity.take()) return;
      breaker = next;
      underWay += 1;
      waiting.delete(waiter);
      waiter.start();
    }
  }
  capacity.whenFree(letIn);

  return {
    enter(signal) {
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          waiting.delete(waiter);
          reject(new TypesenseFault('busy'));
        };
        const waiter: Waiter = {
          start() {
            signal.removeEventListener('abort', giveUp);
            resolve();
          },
          refuse(fault) {
            signal.removeEventListener('abort', giveUp);
            reject(fault);
          },
        };
        signal.addEventListener('abort', giveUp);
        waiting.add(waiter);
        letIn();
      });
    },
    tell(ok) {
      breaker = record(breaker, { at: now(), ok });
    },
    mayTryAgain: () => breaker.state === 'closed' && breaker.failuresInRow < 2,
    leave() {
      underWay -= 1;
      capacity.give();
    },
    isShut: () => breaker.state !== 'closed',
  };
}
