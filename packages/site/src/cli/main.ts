import { settingsFrom } from '../server/settings.ts';
import { runCli } from './runCli.ts';

process.exitCode = await runCli(process.argv.slice(2), {
  settings: settingsFrom(process.env),
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
});
