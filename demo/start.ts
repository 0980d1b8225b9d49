// The demo: three fictional dealers on one server. It composes what an operator would: the dealer
// sites, stock where there is none yet, and an image service in front of the pages.
import { join } from 'node:path';
import { command, portOption, runCommand, runInProcess } from '@forecourt/site/cli';
import {
  createProcessLog,
  portFrom,
  type Settings,
  siteAddress,
  startServer,
  stopOnSignal,
} from '@forecourt/site/server';
import { demoBooking } from './demoBooking.ts';
import { demoImages } from './demoImages.ts';
import { demoPlatform } from './demoPlatform.ts';
import { loadDemoStock } from './loadDemoStock.ts';

const demo = command({
  name: 'start',
  called: process.env['npm_lifecycle_event'] === 'dev' ? 'npm run dev --' : 'npm start --',
  summary: 'serve the demo dealers until told to stop',
  options: {
    port: portOption,
    quiet: { help: 'print no addresses' },
    dev: { help: 'serve the templates from their sources, with hot reload' },
  },
  statuses: { 0: 'it was told to stop', 1: 'nothing was served' },
  async run({ values }, io) {
    const say = (text: string) => (values.quiet ? undefined : io.stdout(`${text}\n`));
    const settings = { ...io.settings };
    if (values.port !== undefined) settings.port = portFrom(values.port, '--port');
    const log = createProcessLog(Date.now);
    await loadDemoStock(settings, say);
    const templates = values.dev ? { loadTemplate: await templatesFromSources(settings) } : {};
    const server = await startServer({
      ...settings,
      ...templates,
      ...(settings.platformUrl === null && {
        platformUrl: await demoPlatform(),
        // Estimates and postcodes are the dealers' own, as without a platform.
        platformServices: ['reviews', 'rego', 'miscellaneous'] as const,
      }),
      // What the demo dealers get is invented; it runs as in production for speed's sake alone.
      inbox: settings.development,
      quick: [demoBooking, demoImages(join(settings.dataFolder, 'demo-images'))],
      log,
    });
    stopOnSignal(server, log);
    say(`\nForecourt is running: http://localhost:${server.port}\n`);
    for (const { config } of server.sites) {
      const address = siteAddress(config, settings.development, server.port);
      say(`  ${config.name.padEnd(28)} ${address ?? ''}`);
    }
    say('\nStop it with Ctrl+C. What a dealer gets stands at /_inbox of its address.');
    return 0;
  },
});

/** Only a development server needs Vite. */
async function templatesFromSources({ templatesFolder }: Settings) {
  const { viteTemplateLoader } = await import('@forecourt/site/dev');
  const { uiSources } = await import('./uiSources.ts');
  return viteTemplateLoader(templatesFolder, uiSources());
}

await runInProcess((io) => runCommand(demo, process.argv.slice(2), io));
