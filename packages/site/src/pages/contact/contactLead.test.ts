import { expect, test } from 'vitest';
import { contactLead } from './contactLead.ts';

const open = { opening: { open: true, text: 'Open now until 5:30pm' } };
const closed = { opening: { open: false, text: 'Closed now' } };
const unknown = { opening: null };

test.each([
  [[unknown, unknown], 'Call, write or come in.'],
  [[open], 'Open now until 5:30pm. Call, write or come in.'],
  [[open, open], 'Both our places are open now. Call, write or come in.'],
  [[open, open, open], 'All 3 of our places are open now. Call, write or come in.'],
  [[open, closed, unknown], '1 of our 3 places is open now. Call, write or come in.'],
  [[open, open, closed], '2 of our 3 places are open now. Call, write or come in.'],
  [[closed, unknown], 'We are closed right now. Write to us, and we answer when we open.'],
])('of %j: %s', (places, words) => {
  expect(contactLead(places)).toBe(words);
});
