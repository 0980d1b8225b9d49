import { expect, test } from 'vitest';
import { codeInbox } from './codeInbox.ts';
import { codeSite, describeCodeSender } from './testing/describeCodeSender.ts';

describeCodeSender('inbox', () => {
  const sender = codeInbox();
  return { sender, arrived: () => sender.messages('harbour') };
});

test('an inbox is of one site, and keeps the last twenty', async () => {
  const inbox = codeInbox();
  for (let number = 0; number < 30; number += 1) {
    await inbox.send(codeSite, { to: `+614${number}`, text: '' });
  }
  expect(inbox.messages('elsewhere')).toEqual([]);
  expect(inbox.messages('harbour')).toHaveLength(20);
  expect(inbox.messages('harbour')[0]).toMatchObject({ to: '+61429' });
});
