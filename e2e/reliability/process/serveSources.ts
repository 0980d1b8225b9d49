// A server that draws from sources, as `npm run dev` does, but from copies that a test may edit.

import { viteTemplateLoader } from '@forecourt/site/dev';
import { createProcessLog, settingsFrom, startServer, stopOnSignal } from '@forecourt/site/server';
import { uiSources } from '../../../demo/uiSources.ts';

const [, , uiFolder] = process.argv;
const settings = settingsFrom(process.env);
const log = createProcessLog(Date.now);
const server = await startServer({
  ...settings,
  loadTemplate: viteTemplateLoader(settings.templatesFolder, uiSources(uiFolder)),
  log,
});
stopOnSignal(server, log);
process.send?.({ port: server.port });
