import { createProcessLog } from '../server/log.ts';
import { portFrom } from '../server/settings.ts';
import { startServer } from '../server/startServer.ts';
import { stopOnSignal } from '../server/stopOnSignal.ts';
import { command } from './command.ts';

/** Serves every configured site until it is told to stop. */
export const startCommand = command({
  name: 'start',
  summary: 'serve the configured sites until told to stop',
  options: {
    port: { value: '<number>', help: 'where to listen, instead of PORT; 0 takes any free port' },
  },
  statuses: { 0: 'it was told to stop', 1: 'nothing was served' },
  async run({ values }, io) {
    const log = createProcessLog(Date.now);
    const server = await startServer({
      ...io.settings,
      ...(values.port !== undefined && { port: portFrom(values.port, '--port') }),
      log,
    });
    stopOnSignal(server, log);
    io.stdout(`Serving ${server.sites.length} sites on port ${server.port}.\n`);
    return 0;
  },
});
