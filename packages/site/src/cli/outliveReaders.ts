/** Whatever `process.stdout` and `process.stderr` are: a pipe, a file, a terminal. */
interface Output {
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
}

/**
 * Lets a command go on when nobody reads its output any more, as in `import ... | head -1`, or when
 * that cannot be written: what is printed never decides what is done.
 */
export function outliveReaders(outputs: readonly Output[]): void {
  // A stream with a listener for its errors does not throw them.
  for (const output of outputs) output.on('error', () => undefined);
}
