/** Work that a small machine does a little of at once. */
export interface PaperQueue {
  /** Does it when it is its turn; `null` where too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result> | null;
}

/** At most so many at once, and so many that wait for their turn, first come first served. */
export function paperQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): PaperQueue {
  const queue: (() => void)[] = [];
  let running = 0;

  function next(): void {
    running -= 1;
    queue.shift()?.();
  }

  return {
    run(work) {
      if (running >= atOnce && queue.length >= waiting) return null;
      const { promise: turn, resolve } = Promise.withResolvers<void>();
      const begin = () => {
        running += 1;
        resolve();
      };
      if (running < atOnce) begin();
      else queue.push(begin);
      return turn.then(work).finally(next);
    },
  };
}
