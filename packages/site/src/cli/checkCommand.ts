import { templateLoader } from '../server/pages/templateBuild.ts';
import { readySites } from '../server/readySites.ts';
import { command } from './command.ts';

/** Finds what would stop the server from starting, without starting it. */
export const checkCommand = command({
  name: 'check',
  summary: 'check every site as start would',
  options: {},
  statuses: { 0: 'every site could be served', 1: 'forecourt start would refuse; it is told why' },
  async run(_call, { settings, stdout }) {
    const { sites } = await readySites(settings, templateLoader(settings.templatesFolder));
    stdout(sites.length === 1 ? '1 site is sound.\n' : `${sites.length} sites are sound.\n`);
    return 0;
  },
});
