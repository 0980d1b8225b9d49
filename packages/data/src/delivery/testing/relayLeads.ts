import process from 'node:process';
import { openEmbeddedStore } from '../../store/embedded/openEmbeddedStore.ts';
import { fileDelivery } from '../fileDelivery.ts';
import { createRelay } from '../relay.ts';

// Relays leads into files until it is killed, and tells the parent of each file.
// Arguments: folder of the store, folder of the files.
const [folder = '', files = ''] = process.argv.slice(2);
const { outbox } = await openEmbeddedStore({ folder });
const { deliver } = fileDelivery({ folder: files });
createRelay({
  outbox,
  delivery: {
    async deliver(lead, signal) {
      await deliver(lead, signal);
      process.send?.(lead.id);
    },
  },
  now: () => Date.now(),
  random: () => 0,
  intervalMs: 20,
  timeoutMs: 100,
  onError: ({ error }) => {
    // A busy machine may not write a file in time; the lead is carried once more.
    if (!String(error).includes('No answer within')) throw error;
  },
});
