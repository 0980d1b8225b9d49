import { describe, expect, test } from 'vitest';
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

describe('by access tokens instead of a password', () => {
  const server = {
    FORECOURT_SMTP_URL: 'smtp://leads%40dealer.example@smtp.office365.com:587',
    FORECOURT_SMTP_FROM: 'leads@dealer.example',
  };
  const TOKEN_URL = 'https://login.example/oauth2/v2.0/token';
  const client = {
    FORECOURT_SMTP_OAUTH_TOKEN_URL: TOKEN_URL,
    FORECOURT_SMTP_OAUTH_CLIENT_ID: 'client',
    FORECOURT_SMTP_OAUTH_CLIENT_SECRET: 's3cret',
  };
  const refresh = { FORECOURT_SMTP_OAUTH_REFRESH_TOKEN: 's3cret-r' };
  const scope = { FORECOURT_SMTP_OAUTH_SCOPE: 'https://outlook.office365.com/.default' };

  test('of a mailbox that has agreed, or of a client that is let in', () => {
    const oauth = { tokenUrl: TOKEN_URL, clientId: 'client', clientSecret: 's3cret' };
    const user = 'leads@dealer.example';
    expect(smtpSettings({ ...server, ...client, ...refresh })?.auth).toEqual({
      ...{ user, oauth: { ...oauth, refreshToken: 's3cret-r', scope: null } },
    });
    expect(smtpSettings({ ...server, ...client, ...scope })?.auth).toEqual({
      ...{ user, oauth: { ...oauth, refreshToken: null, scope: scope.FORECOURT_SMTP_OAUTH_SCOPE } },
    });
  });

  test.each([
    [
      'half a client',
      { ...client, ...refresh, FORECOURT_SMTP_OAUTH_CLIENT_SECRET: '' },
      'FORECOURT_SMTP_OAUTH_CLIENT_SECRET is not set',
    ],
    ['neither token nor scope', client, 'Neither FORECOURT_SMTP_OAUTH_REFRESH_TOKEN nor'],
    [
      'an open line',
      { ...client, ...refresh, FORECOURT_SMTP_OAUTH_TOKEN_URL: 'http://login.example/s3cret' },
      'FORECOURT_SMTP_OAUTH_TOKEN_URL is no https:// address',
    ],
    [
      'a password too',
      { ...client, ...refresh, FORECOURT_SMTP_URL: 'smtp://me:s3cret@mail.example' },
      'holds a password',
    ],
    [
      'nobody',
      { ...client, ...refresh, FORECOURT_SMTP_URL: 'smtp://mail.example' },
      'names no mailbox',
    ],
  ])('%s stops the start, and nothing secret is told', (_, env, words) => {
    const read = () => smtpSettings({ ...server, ...env });
    expect(read).toThrow(words);
    expect(read).not.toThrow(/s3cret/);
  });
});
