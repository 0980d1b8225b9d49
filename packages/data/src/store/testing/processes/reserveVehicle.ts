import process from 'node:process';
import { openEmbeddedStore } from '../../embedded/openEmbeddedStore.ts';
import { FOLDER } from '../../folderDestination.ts';
import { sampleReservation, siteKey } from '../samples.ts';

// Asks for one vehicle many times at once, and tells the parent what came of each.
// Arguments: folder, prefix of the shoppers' names, number of shoppers.
const [folder = '', prefix = '', count = '0'] = process.argv.slice(2);
const store = await openEmbeddedStore({ folder });
await Promise.all(
  Array.from({ length: Number(count) }, async (_, index) => {
    const { formKey, lead, ...request } = sampleReservation(`${prefix}-${index}`);
    const { reserve } = store.reservations;
    const { kind } = await reserve(siteKey('harbour'), formKey, lead, request, index, [FOLDER]);
    process.send?.({ kind });
  }),
);
await store.close();
process.disconnect?.();
