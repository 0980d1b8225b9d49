import { loadSites, openStore, outlivedLeads, sweepOutlived } from '@forecourt/data';
import { command } from './command.ts';

/** Takes away what is kept no longer: what a running server does every day, done now. */
export const pruneCommand = command({
  name: 'prune',
  summary: 'erase whom delivered leads were from, and other records, once they are old enough',
  options: {
    'dry-run': { help: 'tell which leads are due, and erase nothing' },
  },
  statuses: { 0: 'done', 1: 'nothing was erased; it is told why' },
  async run({ values }, { settings, stdout, user: actor = 'unknown' }) {
    const sites = await loadSites(settings);
    const store = await openStore(settings);
    const now = Date.now();
    try {
      if (values['dry-run']) {
        const due = await outlivedLeads({ store, sites, now });
        for (const { site, count } of due) stdout(`${site.padEnd(24)} ${leads(count)} due\n`);
        if (due.length === 0) stdout('No lead is due.\n');
        return 0;
      }
      const { dataFolder } = settings;
      const swept = await sweepOutlived({ store, dataFolder, sites, now, actor, pauseMs: 0 });
      for (const { site, count } of swept.leads) {
        stdout(`${site.padEnd(24)} ${leads(count)} without their person now\n`);
      }
      stdout(
        swept.leads.length + swept.keys + swept.activity === 0
          ? 'Nothing is old enough, so nothing was erased.\n'
          : `Besides: ${swept.keys} keys of forms, ${swept.activity} counts of events and numbers.\n`,
      );
      return 0;
    } finally {
      await store.close();
    }
  },
  words: {
    title: 'What is kept, and how long',
    words: [
      'whom a lead is from 90 days after its delivery or as leads.keepDays of site.json says',
      'what waits or is parked until somebody acts',
      'keys of forms 90 days',
      'counts of events 13 months',
    ],
  },
});

function leads(count: number): string {
  return count === 1 ? '1 lead' : `${count} leads`;
}
