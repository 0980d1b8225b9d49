import { styleText } from 'node:util';
import { settingsFrom } from '../server/settings.ts';
import { outliveReaders } from './outliveReaders.ts';
import { runCli } from './runCli.ts';

outliveReaders([process.stdout, process.stderr]);

try {
  process.exitCode = await runCli(process.argv.slice(2), {
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
  });
} catch (error) {
  // A fault of the environment is told in words; a stack would hide them.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
