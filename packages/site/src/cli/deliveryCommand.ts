import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  ConfigError,
  checkDelivery,
  DeliveryFault,
  destinationName,
  didYouMean,
  fileDelivery,
  leadTeller,
  openDeliveries,
  testLead,
} from '@forecourt/data';
import { siteAddress } from '../server/settings/siteAddress.ts';
import { command, requireSite, siteOption, UsageError } from './command.ts';

/** Milliseconds that a destination may take. */
const BUDGET_MS = 10_000;

/** Sends a lead that says that it is a test to the destinations of a site. */
export const deliveryCommand = command({
  name: 'delivery',
  summary: 'send a marked test lead to every destination of a site',
  options: {
    site: siteOption,
    to: { value: '<name>', help: 'to this destination alone, even if it takes only some leads' },
  },
  operand: { value: '<action>', help: 'test' },
  statuses: {
    0: 'every destination has it',
    1: 'no destination has it; it is told why',
    2: 'some have it, and of the others it is told why',
  },
  async run({ values, operands: [action] }, io) {
    if (action !== 'test') {
      throw new UsageError(
        'What should be done? Nothing was sent without knowing. Write forecourt delivery test.',
      );
    }
    const site = await requireSite(values.site, io);
    const { settings } = io;
    const names = site.config.delivery.map(destinationName);
    const chosen = values.to === undefined ? names : names.filter((name) => name === values.to);
    if (chosen.length === 0) {
      const asked = values.to ?? '';
      throw new UsageError(
        `delivery of ${site.key} has no destination "${asked}", so nothing was sent.${didYouMean(asked, names)} It has: ${names.join(', ') || 'none'}.`,
      );
    }
    const faults = checkDelivery([site], settings);
    if (faults.length > 0) throw new ConfigError(faults);
    const deliveryTo = openDeliveries({
      ...{ sites: [site], webhookSecrets: settings.webhookSecrets, smtp: settings.smtp },
      folder: fileDelivery({
        folder: join(settings.dataFolder, 'delivered'),
        jsonOf: leadTeller([site]),
      }),
      now: Date.now,
    });
    const origin = siteAddress(site.config, settings.development, settings.port) ?? '';
    const lead = testLead(site, `test-${randomUUID()}`, origin, Date.now());
    let arrived = 0;
    for (const name of chosen) {
      const fault = await deliveryTo(site.key, name)
        .deliver(lead, AbortSignal.timeout(BUDGET_MS))
        .then(() => null, wordsOf);
      if (fault === null) arrived += 1;
      io.stdout(`${name.padEnd(16)} ${fault ?? 'has the test lead'}\n`);
    }
    if (arrived === chosen.length) return 0;
    io.stderr(
      'What did not arrive would wait and be tried again, if it were a lead. Mend what is told of it, and run this again.\n',
    );
    return arrived === 0 ? 1 : 2;
  },
});

function wordsOf(error: unknown): string {
  if (error instanceof DeliveryFault) return error.message;
  return `did not take it: ${error instanceof Error ? error.message : String(error)}`;
}
