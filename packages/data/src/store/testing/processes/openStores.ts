import { join } from 'node:path';
import process from 'node:process';
import { openEmbeddedStore } from '../../embedded/openEmbeddedStore.ts';

// Opens and closes one new store after another, and tells the parent before each.
// Arguments: parent folder, number of stores.
const [folder = '', count = '0'] = process.argv.slice(2);
for (let index = 0; index < Number(count); index += 1) {
  process.send?.(index);
  const store = await openEmbeddedStore({ folder: join(folder, `${index}`) });
  await store.close();
}
process.disconnect?.();
