import { expect, test } from 'vitest';
import type { Destination } from '../config/deliveryConfig.ts';
import { sampleLead } from '../store/testing/samples.ts';
import { destinationsOf } from './destinationsOf.ts';

const all = { kinds: null, locations: null };
const crm = { to: 'webhook', name: 'crm', url: 'https://crm.example/', ...all } as const;
const workshop: Destination = {
  ...{ ...crm, name: 'workshop', kinds: ['Service Enquiry'], locations: ['l2'] },
};
const jobs: Destination = { ...crm, name: 'jobs', kinds: ['Career Enquiry'] };
const folder: Destination = { to: 'folder', ...all };

test.each<[string, object, readonly Destination[], string[]]>([
  ['the folder takes all', {}, [folder], ['folder']],
  ['each that takes it has it', {}, [crm, folder, workshop], ['crm', 'folder']],
  ['one that nobody takes goes to the folder', {}, [workshop], ['folder']],
  ['nor is there any', {}, [], ['folder']],
  [
    'kind and place must both fit',
    { category: 'Service Enquiry', locationId: 'l2' },
    [workshop, crm],
    ['workshop', 'crm'],
  ],
  ['another place', { category: 'Service Enquiry', locationId: 'l1' }, [workshop, crm], ['crm']],
  ['no place', { category: 'Service Enquiry' }, [workshop, crm], ['crm']],
  ['a subcategory is a kind', { subcategory: 'Career Enquiry' }, [jobs], ['jobs']],
])('%s', (_, enquiry, delivery, names) => {
  expect(destinationsOf(sampleLead({ enquiry }), delivery)).toEqual(names);
});
