// The demo: three fictional dealers on one server. It composes what an operator would: the dealer
// sites, stock where there is none yet, and an image service in front of the pages.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createProcessLog, settingsFrom, startServer, stopOnSignal } from '@forecourt/site/server';
import { demoImages } from './demoImages.ts';
import { loadDemoStock } from './loadDemoStock.ts';

const { values } = parseArgs({
  options: {
    quiet: { type: 'boolean', default: false },
    /** Serves the templates from their sources, with hot reload. */
    dev: { type: 'boolean', default: false },
  },
});

function say(text: string): void {
  if (!values.quiet) process.stdout.write(`${text}\n`);
}

async function start(): Promise<void> {
  const settings = settingsFrom(process.env);
  const log = createProcessLog(Date.now);
  await loadDemoStock(settings, say);
  const templates = values.dev
    ? {
        loadTemplate: (await import('@forecourt/site/dev')).viteTemplateLoader(
          settings.templatesFolder,
        ),
      }
    : {};
  const server = await startServer({
    ...settings,
    ...templates,
    quick: [demoImages(join(settings.dataFolder, 'demo-images'))],
    log,
  });
  stopOnSignal(server, log);
  say(`\nForecourt is running: http://localhost:${server.port}\n`);
  for (const { config } of server.sites) {
    say(`  ${config.name.padEnd(28)} http://${config.slug}.localhost:${server.port}`);
  }
  say('\nStop it with Ctrl+C. Leads: npx forecourt leads --site <slug>');
}

try {
  await start();
} catch (error) {
  // A fault of the configuration or the port is told in words; a stack would hide them.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
