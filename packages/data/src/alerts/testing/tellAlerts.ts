import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { createRelay } from '../../delivery/relay.ts';
import { openEmbeddedStore } from '../../store/embedded/openEmbeddedStore.ts';
import { alertDelivery } from '../mail/alertDelivery.ts';
import { site, tell } from './alertSite.ts';

// Tells alerts of a stock and sends the messages until it is killed, and tells the parent of each step.
// Arguments: folder of the store, JSON of the mail server.
const [folder = '', smtp = ''] = process.argv.slice(2);
const store = await openEmbeddedStore({ folder });
const dealer = {
  ...{ name: 'Harbour Motors', postal: '1 Quay St', phone: null, email: null },
  ...{ colour: '#12508c', origin: 'https://harbour.example' },
};
const delivery = alertDelivery(JSON.parse(smtp), () => ({ dealer, tokenOf }));
createRelay({
  outbox: store.alerts.outbox,
  deliveryTo: () => ({
    async deliver(mail, signal) {
      await delivery.deliver(mail, signal);
      process.send?.('sent');
    },
  }),
  now: Date.now,
  random: () => 0,
  intervalMs: 20,
  timeoutMs: 2_000,
  onError: ({ error }) => {
    if (!/No answer within|did not answer/.test(String(error))) throw error;
  },
});
for (;;) {
  const { kind } = await tell(store, Date.now());
  if (kind === 'told') process.send?.('told');
  while ((await store.alerts.gather(Date.now(), 5)) > 0) process.send?.('gathered');
  await setTimeout(10);
}

function tokenOf(purpose: string, { id }: { id: string }): string {
  return `${site}.${purpose}.${id}`;
}
