import process from 'node:process';
import { openEmbeddedStore } from '../../store/embedded/openEmbeddedStore.ts';
import { fileDelivery } from '../fileDelivery.ts';
import type { Delivery } from '../port/delivery.ts';
import { createRelay } from '../relay.ts';
import { leadJson } from '../webhook/leadJson.ts';
import { webhookDelivery } from '../webhook/webhookDelivery.ts';
import { briefOf } from './sampleBriefs.ts';

// Relays leads into files and to a webhook until it is killed, and tells the parent of each delivery.
// Arguments: folder of the store, folder of the files, address of the webhook.
const [folder = '', files = '', url = ''] = process.argv.slice(2);
const { outbox } = await openEmbeddedStore({ folder });
const deliveries: Readonly<Record<string, Delivery>> = {
  folder: fileDelivery({ folder: files, jsonOf: (lead) => leadJson(briefOf(lead)) }),
  crm: webhookDelivery({ url, secret: 'a-secret-of-the-crm', briefOf, now: Date.now }),
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
  timeoutMs: 100,
  onError: ({ error }) => {
    // A busy machine may not write a file in time; the lead is carried once more.
    if (!/No answer within|did not answer/.test(String(error))) throw error;
  },
});
