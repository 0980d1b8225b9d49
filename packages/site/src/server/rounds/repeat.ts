export interface RepeatOptions {
  /** Milliseconds from the end of one round to the next, where the round does not say. */
  everyMs: number;
  /** Milliseconds before the first round; it begins at once by default. */
  firstMs?: number;
  /** Hears why a round failed. The next comes as if it had not. */
  failed?(error: unknown): void;
}

export interface Repeated {
  /** A round now, or another at once after the one under way. */
  wake(): void;
  /** Resolves when the round under way is over; no other begins. */
  stop(): Promise<void>;
}

/**
 * Does something again and again until `stop`, never twice at once, and keeps no process from ending.
 *
 * @param round may look whether it is to stop, and may say how many milliseconds the next is to wait
 */
export function repeat(
  // biome-ignore lint/suspicious/noConfusingVoidType: a round that says nothing returns nothing.
  round: (isStopping: () => boolean) => Promise<number | void>,
  { everyMs, firstMs, failed }: RepeatOptions,
): Repeated {
  let isStopping = false;
  let isRunning = false;
  let again = false;
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    again = true;
    if (isRunning || isStopping) return;
    isRunning = true;
    clearTimeout(timer);
    underWay = rounds();
  }

  async function rounds(): Promise<void> {
    let pauseMs = everyMs;
    while (again && !isStopping) {
      again = false;
      try {
        pauseMs = (await round(() => isStopping)) ?? everyMs;
      } catch (error) {
        pauseMs = everyMs;
        failed?.(error);
      }
    }
    isRunning = false;
    wait(pauseMs);
  }

  function wait(ms: number): void {
    if (!isStopping) timer = setTimeout(wake, ms).unref();
  }

  if (firstMs === undefined) wake();
  else wait(firstMs);
  return {
    wake,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
