import { closeSync, mkdtempSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { FileFault } from './faults/fileFault.ts';

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

/** How a database begins that leads or stock are kept in. */
const DATABASE = 'SQLite format 3';

function isDatabase(path: string): boolean {
  try {
    if (!statSync(path).isFile()) return false;
    const file = openSync(path, 'r');
    try {
      const head = Buffer.alloc(DATABASE.length);
      readSync(file, head, 0, head.length, 0);
      return head.toString('latin1') === DATABASE;
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}

/** What a report would destroy there, if anything. */
function heldBy(path: string, inputs: ReportInputs): string | null {
  if (same(path, inputs.stock)) return 'the stock file';
  if (inputs.map !== undefined && same(path, inputs.map)) return 'the column map';
  return isDatabase(path) ? 'the database' : null;
}

/** Files that an import reads. */
export interface ReportInputs {
  stock: string;
  map?: string;
}

/**
 * The file of `--report`. What goes wrong while it is written is told at its end and stops nothing:
 * a full disk of reports shall not decide what happens to the stock.
 *
 * @param inputs what is read, which must not be written over; no database is, either
 * @throws FileFault when it cannot be begun
 */
export function openReportFile(path: string, inputs: ReportInputs): ReportFile {
  const held = heldBy(path, inputs);
  if (held !== null) {
    throw new FileFault(
      `The report would be written over ${held} ${path}.`,
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
  const writer = blockWriter(file);
  return {
    write: writer.write,
    close() {
      writer.flush();
      closeSync(file);
      return writer.fault();
    },
  };
}

/** Keeps a text aside until it is wanted. */
export interface Spool {
  write(text: string): void;
  /** Gives the text, a part at a time, and removes it. @returns why it is not whole, or `null` */
  drain(to: (text: string) => void): string | null;
}

/**
 * A file of no name. A long report waits in it: whoever reads the output slowly, as a pager does,
 * would hold up the import with each line that it does not take.
 */
export function openSpool(): Spool {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-report-'));
  const path = join(folder, 'report');
  const file = openSync(path, 'wx+', 0o600);
  // An open file needs no name, save on Windows; so a killed import leaves none behind.
  if (process.platform !== 'win32') rmSync(folder, { recursive: true, force: true });
  const writer = blockWriter(file);
  return {
    write: writer.write,
    drain(to) {
      writer.flush();
      const decoder = new StringDecoder('utf8');
      const block = Buffer.alloc(BLOCK);
      for (let at = 0; ; ) {
        const length = readSync(file, block, 0, BLOCK, at);
        if (length === 0) break;
        at += length;
        to(decoder.write(block.subarray(0, length)));
      }
      closeSync(file);
      rmSync(folder, { recursive: true, force: true });
      return writer.fault();
    },
  };
}

function blockWriter(file: number) {
  let waiting = '';
  let fault: string | null = null;
  function flush(): void {
    try {
      if (fault === null) writeWhole(file, Buffer.from(waiting));
    } catch (error) {
      fault = reasonOf(error);
    }
    waiting = '';
  }
  return {
    write(text: string) {
      waiting += text;
      if (waiting.length > BLOCK) flush();
    },
    flush,
    fault: () => fault,
  };
}

function writeWhole(file: number, bytes: Buffer): void {
  for (let rest = bytes; rest.length > 0; ) rest = rest.subarray(writeSync(file, rest));
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
