import { createProcessLog } from '../server/log/log.ts';
import { portFrom } from '../server/settings/settings.ts';
import { siteAddress } from '../server/settings/siteAddress.ts';
import { startServer } from '../server/startServer.ts';
import { stopOnSignal } from '../server/stopOnSignal.ts';
import { command } from './command.ts';

const NOWHERE = 'no address, so no shopper reaches it: name one in hosts of its site.json';

/** Where a server listens, in place of PORT. */
export const portOption = {
  value: '<number>',
  help: 'where to listen, instead of PORT; 0 takes any free port',
} as const;

/** Serves every configured site until it is told to stop. */
export const startCommand = command({
  name: 'start',
  summary: 'serve the configured sites until told to stop',
  options: { port: portOption },
  statuses: { 0: 'it was told to stop', 1: 'nothing was served' },
  async run({ values }, io) {
    const log = createProcessLog(Date.now);
    const server = await startServer({
      ...io.settings,
      ...(values.port !== undefined && { port: portFrom(values.port, '--port') }),
      log,
    });
    stopOnSignal(server, log);
    const { sites, port } = server;
    io.stdout(
      `Serving ${sites.length} ${sites.length === 1 ? 'site' : 'sites'} on port ${port}.\n`,
    );
    for (const { config } of sites) {
      const address = siteAddress(config, io.settings.development, port);
      io.stdout(`  ${config.name.padEnd(28)} ${address ?? NOWHERE}\n`);
    }
    // Why stands in the log.
    for (const { slug, dealer } of server.broken()) {
      io.stdout(`  ${(dealer ?? slug).padEnd(28)} not served: npx forecourt check says why\n`);
    }
    return 0;
  },
});
