import process from 'node:process';
import { createRandom } from '../../search/testing/random.ts';
import { openEmbeddedStore } from '../../store/embedded/openEmbeddedStore.ts';
import { FOLDER } from '../../store/folderDestination.ts';
import { sampleReservation, siteKey } from '../../store/testing/samples.ts';
import { openPayment } from '../openPayment.ts';
import { PaymentsUnavailable } from '../payments.ts';
import { settleReservation } from '../settleReservation.ts';
import { stripePayments } from '../stripe/stripePayments.ts';
import { STRIPE_KEY } from './startStripe.ts';

// Reserves and settles until it is killed, and tells the parent of each payment that a shopper may go to.
// Arguments: folder of the store, address of Stripe's loopback, a number of its own.
const [folder = '', url = '', own = ''] = process.argv.slice(2);
const random = createRandom(Number(own));
const { reservations } = await openEmbeddedStore({ folder });
const payments = stripePayments({
  keysOf: () => ({ key: STRIPE_KEY, webhookSecret: 'whsec_none' }),
  ...{ url, onNews: () => undefined },
});
const tools = { reservations, payments, now: Date.now };
const site = siteKey('harbour');
const page = {
  ...{ description: 'A car', paidUrl: 'https://harbour.example/paid' },
  leftUrl: 'https://harbour.example/left',
};

for (let turn = 0; ; turn += 1) {
  try {
    await takeOne(`${own}-${turn}`);
  } catch (error) {
    // A busy machine may not answer in time; the rest is done in the next turn.
    if (!(error instanceof PaymentsUnavailable)) throw error;
  }
}

async function takeOne(name: string): Promise<void> {
  // What the one before has left.
  for (const { id } of await reservations.due(Date.now())) await settleReservation(tools, site, id);
  const { id, lead, formKey } = sampleReservation(name);
  const request = { id, carId: id, depositCents: 20_000, writes: false };
  const asked = await reservations.reserve(site, formKey, lead, request, Date.now(), [FOLDER]);
  if (asked.kind !== 'reserved') throw new Error('The vehicle was free.');
  const address = await openPayment(tools, asked.reservation, page);
  process.send?.(address);
  if (random.chance(0.5)) await settleReservation(tools, site, id);
  const kind = random.pick(['cancelled', 'released', 'fulfilled'] as const);
  await reservations.apply(site, id, { kind }, Date.now());
  await settleReservation(tools, site, id);
}
