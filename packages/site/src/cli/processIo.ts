import { userInfo } from 'node:os';
import { styleText } from 'node:util';
import { settingsFrom } from '../server/settings/settings.ts';
import type { CommandIo } from './command.ts';

/** Runs a command in this process, whose exit status becomes what it resolves to. */
export async function runInProcess(run: (io: CommandIo) => Promise<number>): Promise<void> {
  outliveReaders([process.stdout, process.stderr]);
  try {
    process.exitCode = await run(processIo);
  } catch (error) {
    // A fault of the environment is told in words; a stack would hide them.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

const processIo: CommandIo = {
  // Read by who needs them: a wrong PORT keeps nobody from the help.
  get settings() {
    return settingsFrom(process.env);
  },
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
  // Looked at only by who reads it: an open pipe would keep the others from ending.
  get stdin() {
    return process.stdin;
  },
  // Knows terminals and NO_COLOR.
  paint: (style, text) => styleText(style, text, { stream: process.stdout }),
  watched: process.stderr.isTTY === true,
  // Looked up by who records it.
  get user() {
    return userName();
  },
};

/** Behind sudo, who typed it. A container may know its user by a number alone. */
function userName(): string {
  try {
    return process.env['SUDO_USER'] ?? userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Whatever `process.stdout` and `process.stderr` are: a pipe, a file, a terminal. */
interface Output {
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
}

/**
 * Lets a command go on when nobody reads its output any more, as in `import ... | head -1`, or when
 * that cannot be written: what is printed never decides what is done.
 */
function outliveReaders(outputs: readonly Output[]): void {
  // A stream with a listener for its errors does not throw them.
  for (const output of outputs) output.on('error', () => undefined);
}
