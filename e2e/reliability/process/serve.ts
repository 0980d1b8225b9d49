// A dealer-site server composed as `forecourt start` does, in a process that a test can kill or
// trace. It loads its modules first, says so, and serves when it is told: so a crash and the
// recovery after it are tested, and not two hundred times the loading of modules.
import { flushCompileCache } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { createProcessLog, settingsFrom, startServer, stopOnSignal } from '@forecourt/site/server';
import type { FromServer, ServeOptions } from './messages.ts';

const { port, dataFolder, unsafe, drainMs, templates, env, startsAt } = JSON.parse(
  process.argv[2] ?? '',
) as ServeOptions;
const root = fileURLToPath(new URL('../../..', import.meta.url));
function tell(message: FromServer) {
  return process.send?.(message);
}

if (unsafe) weakenDurability();
for (const template of templates) {
  await import(`${root}templates/${template}/build/server/index.js`);
}
// Who is killed keeps nothing at the end.
flushCompileCache();
tell({ pid: process.pid });
await new Promise((resolve) => process.once('message', resolve));

const ahead = startsAt === null ? 0 : startsAt - Date.now();
function now(): number {
  return Date.now() + ahead;
}
const log = createProcessLog(now);
const server = await startServer({
  ...settingsFrom({
    PORT: String(port),
    FORECOURT_DATA: dataFolder,
    FORECOURT_TRUSTED_PROXIES: '127.0.0.1, ::1',
    FORECOURT_DRAIN_MS: String(drainMs),
    FORECOURT_SITES: `${root}demo/sites`,
    FORECOURT_TEMPLATES: `${root}templates`,
    ...env,
  }),
  now,
  log,
});
stopOnSignal(server, log);
tell({ port: server.port });
process.disconnect?.();

/** The mutation that the test of durability must notice: commits that do not wait for the disk. */
function weakenDurability(): void {
  const exec = DatabaseSync.prototype.exec;
  DatabaseSync.prototype.exec = function weakened(sql: string) {
    return exec.call(this, sql.replace(/synchronous = full/i, 'synchronous = normal'));
  };
}
