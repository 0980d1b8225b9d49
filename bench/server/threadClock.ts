import { openSync, readSync } from 'node:fs';

/**
 * Milliseconds of processor time that a process's main thread has had: a clock that stands still
 * while others have the processor. Linux only.
 *
 * @throws elsewhere, or when there is no such process
 */
export function threadClock(pid: number): () => number {
  const file = openSync(`/proc/${pid}/task/${pid}/schedstat`, 'r');
  const text = Buffer.alloc(64);
  return () => {
    const length = readSync(file, text, 0, text.length, 0);
    return Number(text.toString('latin1', 0, length).split(' ')[0]) / 1e6;
  };
}
