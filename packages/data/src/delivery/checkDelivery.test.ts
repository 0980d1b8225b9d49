import { expect, test } from 'vitest';
import type { DealerSite } from '../config/loadSites.ts';
import { parseSiteConfig } from '../config/parseSiteConfig.ts';
import { dealer } from '../config/testing/dealer.ts';
import { siteKey } from '../store/testing/samples.ts';
import { checkDelivery } from './checkDelivery.ts';

const delivery = [{ to: 'webhook' as const, name: 'dealer-crm', url: 'https://crm.example/x' }];
const site: DealerSite = {
  key: siteKey('river-city'),
  config: parseSiteConfig('site.json', { ...dealer, delivery }, {}),
  folder: '/sites/river-city',
};
const NAME = 'FORECOURT_WEBHOOK_SECRET_RIVER_CITY__DEALER_CRM';

test.each([
  ['none', {}, /DEALER_CRM is not set, so the receiver/],
  [
    'of another site',
    { FORECOURT_WEBHOOK_SECRET_RIVER__CITY_DEALER_CRM: 'x'.repeat(30) },
    /not set/,
  ],
  ['a short one', { [NAME]: 'hunter2' }, /found by trying/],
])('a webhook needs a secret of its own: %s', (_, webhookSecrets, words) => {
  const [fault] = checkDelivery([site], { webhookSecrets, smtp: null });
  expect(fault).toMatchObject({ key: 'delivery[0]', fault: expect.stringMatching(words) });
  expect(JSON.stringify(fault)).not.toContain('hunter2');
});

test('one that has it is sound, as is a site with nothing but its folder', () => {
  expect(checkDelivery([site], { webhookSecrets: { [NAME]: 'x'.repeat(16) }, smtp: null })).toEqual(
    [],
  );
  const plain = { ...site, config: parseSiteConfig('site.json', dealer, {}) };
  expect(checkDelivery([plain], { webhookSecrets: {}, smtp: null })).toEqual([]);
});

test('a webhook of changes needs a secret too', () => {
  const told = {
    ...site,
    config: parseSiteConfig(
      'site.json',
      { ...dealer, changeWebhooks: [{ url: 'https://crm.example/c' }] },
      {},
    ),
  };
  const name = 'FORECOURT_WEBHOOK_SECRET_RIVER_CITY__CHANGES';
  expect(checkDelivery([told], { webhookSecrets: {}, smtp: null })).toMatchObject([
    {
      key: 'changeWebhooks[0]',
      fault: `${name} is not set, so the receiver could not know that these changes are from here`,
    },
  ]);
  expect(checkDelivery([told], { webhookSecrets: { [name]: 'x'.repeat(16) }, smtp: null })).toEqual(
    [],
  );
});

test('a mailbox needs a mail server', () => {
  const mailbox = [{ to: 'email' as const, address: 'sales@river.example' }];
  const mailed = {
    ...site,
    config: parseSiteConfig('site.json', { ...dealer, delivery: mailbox }, {}),
  };
  const smtp = { host: 'mail.example', port: 465, secure: true, auth: null, from: 'a@b.example' };
  expect(checkDelivery([mailed], { webhookSecrets: {}, smtp })).toEqual([]);
  expect(checkDelivery([mailed], { webhookSecrets: {}, smtp: null })).toMatchObject([
    { key: 'delivery[0]', fault: expect.stringContaining('FORECOURT_SMTP_URL is not set') },
  ]);
});
