const HOUR_MS = 3_600_000;

/**
 * Does something now and every hour, until `stop`, which waits for what is under way.
 *
 * @param work tells its faults itself
 */
export function everyHour(work: () => Promise<void>): { stop(): Promise<void> } {
  let working = Promise.resolve();
  const begin = () => {
    working = work();
  };
  const timer = setInterval(begin, HOUR_MS).unref();
  begin();
  return {
    stop() {
      clearInterval(timer);
      return working;
    },
  };
}
