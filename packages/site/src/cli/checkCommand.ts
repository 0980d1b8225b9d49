import { loadSites } from '@forecourt/data';
import { checkLooks } from '../server/checkLooks.ts';
import { templateLoader } from '../server/templateBuild.ts';
import type { Command } from './command.ts';

/** Finds what would stop the server from starting, without starting it. */
export const checkCommand: Command = {
  name: 'check',
  usage: '',
  summary: "check every site's configuration and colours",
  async run(_args, { settings, stdout }) {
    const sites = await loadSites(settings);
    await checkLooks(sites, templateLoader(settings.templatesFolder));
    stdout(`${sites.length} sites are sound.\n`);
    return 0;
  },
};
