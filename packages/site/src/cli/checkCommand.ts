import { checkContent } from '../server/content/checkContent.ts';
import { templateLoader } from '../server/pages/templateBuild.ts';
import { sitesOnTestKeys } from '../server/payments/checkPayments.ts';
import { readySites } from '../server/readySites.ts';
import { command } from './command.ts';

/** Finds what would stop the server from starting, and what of its content would stay unseen. */
export const checkCommand = command({
  name: 'check',
  summary: 'check every site as start would, and its content',
  options: {},
  statuses: {
    0: 'every site could be served, with all of its content',
    1: 'forecourt start would refuse, or content would stay unseen; it is told why',
  },
  async run(_call, { settings, stdout }) {
    const { sites } = await readySites(settings, templateLoader(settings.templatesFolder));
    const { without } = await checkContent(sites, settings.contentUrl);
    stdout(sites.length === 1 ? '1 site is sound.\n' : `${sites.length} sites are sound.\n`);
    const silent = settings.smtp === null ? sites.filter(({ config }) => config.alerts) : [];
    if (silent.length > 0) {
      const slugs = silent.map(({ config }) => config.slug).join(', ');
      stdout(`FORECOURT_SMTP_URL is not set, so these sites offer no alerts: ${slugs}.\n`);
    }
    if (without.length > 0) {
      const slugs = without.map(({ config }) => config.slug).join(', ');
      stdout(`The service of FORECOURT_CONTENT_URL has no content of: ${slugs}.\n`);
    }
    const onTest = sitesOnTestKeys(sites, settings.stripe);
    if (onTest.length > 0) {
      stdout(`By keys of Stripe’s test mode, nobody is charged at: ${onTest.join(', ')}.\n`);
    }
    return 0;
  },
});
