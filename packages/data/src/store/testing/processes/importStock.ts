import process from 'node:process';
import { openEmbeddedStore } from '../../embedded/openEmbeddedStore.ts';
import { sampleRows, siteKey } from '../samples.ts';

// Writes a draft that never ends, and tells the parent of each batch. Argument: folder.
const [folder = ''] = process.argv.slice(2);
const store = await openEmbeddedStore({ folder });
const draft = await store.stock.begin(siteKey('harbour'));
for (let row = 1; ; row += 500) {
  await draft.add(sampleRows(row, row + 499, { make: 'Unfinished' }));
  process.send?.(row);
}
