import { settingsFrom } from '../server/settings.ts';
import { runCli } from './runCli.ts';

try {
  process.exitCode = await runCli(process.argv.slice(2), {
    settings: settingsFrom(process.env),
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
  });
} catch (error) {
  // A fault of the environment is told in words; a stack would hide them.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
