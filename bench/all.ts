// Every benchmark, each in a process of its own: what one leaves in memory is no figure of another's.
// The exit status is 1 when a bar is missed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const scripts = [
  'run.ts',
  'phone/run.ts',
  'search/run.ts',
  'server/run.ts',
  'search/browser/run.ts',
];
for (const script of scripts) {
  const path = join(import.meta.dirname, script);
  const { status } = spawnSync(process.execPath, [path, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
