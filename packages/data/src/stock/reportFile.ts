import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { FileFault } from './fileFault.ts';

const BLOCK = 65_536;

export interface ReportFile {
  write(text: string): void;
  /** Why it is not whole, `null` when it is. */
  close(): string | null;
}

function same(one: string, other: string): boolean {
  try {
    const [a, b] = [statSync(one), statSync(other)];
    return a.isFile() && a.dev === b.dev && a.ino === b.ino;
  } catch {
    return false;
  }
}

/**
 * The file of `--report`. What goes wrong while it is written is told at its end and stops nothing:
 * a full disk of reports shall not decide what happens to the stock.
 *
 * @param stockFile what is imported, which must not be written over
 * @throws FileFault when it cannot be begun
 */
export function openReportFile(path: string, stockFile: string): ReportFile {
  if (same(path, stockFile)) {
    throw new FileFault(
      `The report would be written over the stock file ${path}.`,
      'Give --report another name.',
    );
  }
  let file: number;
  try {
    file = openSync(path, 'w');
  } catch (error) {
    throw new FileFault(
      `The report cannot be written to ${path} (${reasonOf(error)}).`,
      'Give --report a file in a folder that you may write to.',
    );
  }
  let waiting = '';
  let fault: string | null = null;
  function flush(): void {
    try {
      if (fault === null)
        for (let rest = Buffer.from(waiting); rest.length > 0; ) {
          rest = rest.subarray(writeSync(file, rest));
        }
    } catch (error) {
      fault = reasonOf(error);
    }
    waiting = '';
  }
  return {
    write(text) {
      waiting += text;
      if (waiting.length > BLOCK) flush();
    },
    close() {
      flush();
      closeSync(file);
      return fault;
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
