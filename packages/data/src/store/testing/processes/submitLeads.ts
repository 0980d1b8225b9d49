import process from 'node:process';
import { openEmbeddedStore } from '../../embedded/openEmbeddedStore.ts';
import { sampleLead, siteKey } from '../samples.ts';

// Submits leads one after the other, and tells the parent of each that is stored.
// Arguments: folder, prefix of the form keys, number of leads.
const [folder = '', prefix = '', count = '0'] = process.argv.slice(2);
const store = await openEmbeddedStore({ folder });
for (let index = 0; index < Number(count); index += 1) {
  const formKey = `${prefix}-0123456789abcdef-${index}`;
  const { leadId } = await store.leads.submit(siteKey('harbour'), formKey, sampleLead(), index);
  process.send?.({ formKey, leadId });
}
await store.close();
process.disconnect?.();
