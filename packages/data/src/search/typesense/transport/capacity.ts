/** How many searches the service is asked at once, all sites of the process together (R12-02). */
const MOST_AT_ONCE = 64;

/** The places that all sites share. */
export interface Capacity {
  /** Takes a place; `false` when there is none. */
  take(): boolean;
  give(): void;
  /** Calls back whenever a place becomes free. */
  whenFree(callback: () => void): void;
}

export function createCapacity(most = MOST_AT_ONCE): Capacity {
  const waiting: (() => void)[] = [];
  let taken = 0;
  return {
    take() {
      if (taken >= most) return false;
      taken += 1;
      return true;
    },
    give() {
      taken -= 1;
      for (const callback of waiting) callback();
    },
    whenFree: (callback) => waiting.push(callback),
  };
}
