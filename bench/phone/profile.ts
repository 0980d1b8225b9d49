/** The phone that pages are judged on: a mid-range one on a slow 4G connection. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** Times slower than this machine. */
export const SLOWDOWN = 4;

/** Milliseconds for a round trip. */
export const LATENCY = 150;

/** Bytes a second: 1.6 Mbit/s. */
export const THROUGHPUT = (1.6 * 1024 * 1024) / 8;
