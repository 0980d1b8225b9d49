// Every benchmark, each in a process of its own: what one leaves in memory is no figure of another's.
// One that cannot be run is told, and the others go on. The exit status is 1 when a bar is missed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const scripts = [
  'run.ts',
  'alerts/run.ts',
  'peers/run.ts',
  'phone/run.ts',
  'search/run.ts',
  'server/run.ts',
  'signIn/run.ts',
  'search/browser/run.ts',
];
for (const script of scripts) {
  const path = join(import.meta.dirname, script);
  const { status, signal } = spawnSync(process.execPath, [path, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
  // A part that prints its bars ends by itself, with 0 or 1.
  if (signal !== null)
    console.error(`${script} was ended by ${signal}: its bars are not measured.`);
}
