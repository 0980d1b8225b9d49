import { createProcessLog } from '../server/log.ts';
import { startServer } from '../server/startServer.ts';
import { stopOnSignal } from '../server/stopOnSignal.ts';
import type { Command } from './command.ts';

/** Serves every configured site until it is told to stop. */
export const startCommand: Command = {
  name: 'start',
  usage: '',
  summary: 'serve the configured sites',
  async run(_args, io) {
    const log = createProcessLog(Date.now);
    const server = await startServer({ ...io.settings, log });
    stopOnSignal(server, log);
    io.stdout(`Serving ${server.sites.length} sites on port ${server.port}.\n`);
    return 0;
  },
};
