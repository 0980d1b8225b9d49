import process from 'node:process';
import { openEmbeddedStore } from '../../store/embedded/openEmbeddedStore.ts';
import { emailDelivery } from '../email/emailDelivery.ts';
import { fileDelivery } from '../fileDelivery.ts';
import type { Delivery } from '../port/delivery.ts';
import { createRelay } from '../relay.ts';
import { leadJson } from '../webhook/leadJson.ts';
import { webhookDelivery } from '../webhook/webhookDelivery.ts';
import { briefOf } from './sampleBriefs.ts';

// Relays leads into files, to a webhook and by mail until it is killed, and tells the parent of each delivery.
// Arguments: folder of the store, folder of the files, address of the webhook, JSON of the mail server.
const [folder = '', files = '', url = '', smtp = ''] = process.argv.slice(2);
const { outbox } = await openEmbeddedStore({ folder });
const deliveries: Readonly<Record<string, Delivery>> = {
  folder: fileDelivery({ folder: files, jsonOf: (lead) => leadJson(briefOf(lead)) }),
  crm: webhookDelivery({ url, secret: 'a-secret-of-the-crm', briefOf, now: Date.now }),
  desk: emailDelivery({
    ...{ smtp: JSON.parse(smtp), briefOf, destination: 'desk' },
    ...{ to: 'sales@dealer.example', adf: 'none' },
  }),
};
createRelay({
  outbox,
  deliveryTo: (_site, destination) => ({
    async deliver(lead, signal) {
      await deliveries[destination]?.deliver(lead, signal);
      process.send?.(`${destination} ${lead.id}`);
    },
  }),
  now: Date.now,
  random: () => 0,
  intervalMs: 20,
  timeoutMs: 250,
  onError: ({ error }) => {
    // A busy machine may not write a file in time; the lead is carried once more.
    if (!/No answer within|did not answer/.test(String(error))) throw error;
  },
});
