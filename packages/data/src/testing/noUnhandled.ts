import { afterEach, assert, beforeEach } from 'vitest';

/** Fails each test of this file that leaves a promise whose failure nobody takes. */
export function noUnhandled(): void {
  let unhandled: unknown[] = [];
  function remember(error: unknown) {
    return unhandled.push(error);
  }
  beforeEach(() => {
    unhandled = [];
    process.on('unhandledRejection', remember);
  });
  afterEach(() => {
    process.off('unhandledRejection', remember);
    assert.deepEqual(unhandled, []);
  });
}
