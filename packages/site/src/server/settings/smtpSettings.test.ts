import { expect, test } from 'vitest';
import { smtpSettings } from './smtpSettings.ts';

function of(url?: string, from?: string) {
  return smtpSettings({ FORECOURT_SMTP_URL: url, FORECOURT_SMTP_FROM: from });
}

test('a server, who asks and the address that messages come from', () => {
  expect(of(undefined, undefined)).toBeNull();
  expect(of(' smtps://me%40x:p%3Aq@mail.example ', 'leads@x.example')).toEqual({
    ...{ host: 'mail.example', port: 465, secure: true, from: 'leads@x.example' },
    auth: { user: 'me@x', pass: 'p:q' },
  });
  expect(of('smtp://[::1]:2525/', 'leads@x.example')).toEqual({
    ...{ host: '::1', port: 2525, secure: false, from: 'leads@x.example', auth: null },
  });
});

test.each([
  ['smtps://me:s3cret@mail.example', undefined, 'FORECOURT_SMTP_FROM is no bare address'],
  ['smtps://me:s3cret@mail.example', 'Leads <a@b.example>', 'FORECOURT_SMTP_FROM is no bare'],
  [undefined, 'a@b.example', 'FORECOURT_SMTP_URL is not,'],
  ['mail.example:25?s3cret', 'a@b.example', 'is not the address of a mail server'],
  ['https://me:s3cret@mail.example', 'a@b.example', 'is not the address of a mail server'],
  ['smtp://me:s3cret@mail.example/?pool=true', 'a@b.example', 'is not the address'],
])('%j from %j stops the start, and nothing secret is told', (url, from, text) => {
  expect(() => of(url, from)).toThrow(text);
  expect(() => of(url, from)).not.toThrow(/s3cret/);
});
