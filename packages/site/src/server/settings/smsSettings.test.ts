import { expect, test } from 'vitest';
import { smsSettings } from './smsSettings.ts';

const GATEWAY = 'https://AC1:s3cret-token@api.example';

test('without anything set no code is sent', () => {
  expect(smsSettings({ FORECOURT_SMS_URL: ' ', FORECOURT_SMS_FROM: '' })).toBeNull();
});

test.each([
  [GATEWAY, '+61400000000'],
  [GATEWAY, 'Dealer 1'],
  [GATEWAY, `MG${'0f'.repeat(16)}`],
  ['http://a:b@127.0.0.1:8080', 'Dealer'],
])('%s from %s', (address, from) => {
  expect(smsSettings({ FORECOURT_SMS_URL: ` ${address} `, FORECOURT_SMS_FROM: from })).toEqual({
    url: address,
    from,
  });
});

test.each([
  ['', 'Dealer', 'FORECOURT_SMS_URL is not'],
  [GATEWAY, '', 'FORECOURT_SMS_FROM is no sender'],
  [GATEWAY, '0400', 'FORECOURT_SMS_FROM is no sender'],
  ['https://api.example', 'Dealer', 'with account and token'],
  ['http://AC1:s3cret-token@api.example', 'Dealer', 'https:// address'],
  [`${GATEWAY}?a=1`, 'Dealer', 'question mark'],
  ['AC1:s3cret-token', 'Dealer', 'https:// address'],
])('%j from %j is refused, and told without the token', (address, from, told) => {
  const read = () => smsSettings({ FORECOURT_SMS_URL: address, FORECOURT_SMS_FROM: from });
  expect(read).toThrow(told);
  expect(read).not.toThrow('s3cret');
});
