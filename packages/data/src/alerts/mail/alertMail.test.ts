import type { AlertNews } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import { startMailServer } from '../../delivery/testing/mailServer.ts';
import type { Alert, AlertMail } from '../../store/alerts.ts';
import { siteKey } from '../../store/testing/samples.ts';
import { alertDealer } from './alertDealer.ts';
import { alertDelivery } from './alertDelivery.ts';
import { alertMail } from './alertMail.ts';

const dealer = {
  ...{ name: 'Harbour Motors', postal: '1 Quay St, Sydney NSW 2000', phone: '(02) 5550 0101' },
  ...{ email: 'sales@harbour.example', colour: '#12508c', origin: 'https://harbour.example' },
};
function tokenOf(purpose: string, { id }: Alert): string {
  return `${id}.${purpose}`;
}
const alert: Alert = {
  ...{ id: 'a1', site: siteKey('harbour'), seq: 1, email: 'zoe@example.com', vehicleId: null },
  ...{ search: 'refinementList[make][0]=Kia', words: 'Kia cars', frequency: 'daily' },
  ...{ askedAt: 0, confirmedAt: 1, account: null },
};
const vehicle = {
  ...{ id: '7', slug: 'kia-rio-7', title: '2021 Kia Rio', price: 15_990, km: 1_200 },
  ...{ priceType: 'drive_away' as const, city: 'Dubbo' },
};
const news: readonly AlertNews[] = [
  { kind: 'new', vehicle, priceBefore: null },
  { kind: 'cheaper', vehicle: { ...vehicle, id: '8' }, priceBefore: 17_990 },
  { kind: 'gone', vehicle: { ...vehicle, id: '9' }, priceBefore: null },
];
function mail(parts: Partial<AlertMail> = {}): AlertMail {
  const own = { id: 'm1', site: siteKey('harbour'), kind: 'news', alert, news, more: 0 } as const;
  return { ...own, ...parts };
}
const options = { dealer, from: 'alerts@platform.example', tokenOf };

test('news say what is new, cheaper and gone, who writes and why, and how it ends', () => {
  const { subject, text, unsubscribe, messageId, from, replyTo } = alertMail(mail(), options);
  expect(subject).toBe('Kia cars: 1 new, 1 cheaper, 1 gone');
  expect(text).toBe(`Kia cars

New:

2021 Kia Rio
  $15,990 Drive Away · 1,200 km · Dubbo
  https://harbour.example/cars/kia-rio-7

Cheaper:

2021 Kia Rio
  $15,990 Drive Away, was $17,990 · 1,200 km · Dubbo
  https://harbour.example/cars/kia-rio-7

Not for sale any more:

2021 Kia Rio
  1,200 km · Dubbo

See them all: https://harbour.example/search?refinementList%5Bmake%5D%5B0%5D=Kia

You get this because you asked Harbour Motors for news of Kia cars and confirmed it.
Harbour Motors, 1 Quay St, Sydney NSW 2000, (02) 5550 0101

Change how often: https://harbour.example/alerts/manage?token=a1.manage
Unsubscribe: https://harbour.example/alerts/stop?token=a1.manage
`);
  expect(unsubscribe).toBe('https://harbour.example/alerts/stop?token=a1.manage');
  expect([messageId, from.name, replyTo]).toEqual([
    '<m1.alert@platform.example>',
    'Harbour Motors',
    'sales@harbour.example',
  ]);
});

test.each([
  [{ more: 12 }, 'Kia cars: 1 new, 1 cheaper, 1 gone and 12 more'],
  [{ alert: { ...alert, vehicleId: '8' }, news: news.slice(1, 2) }, 'Cheaper: 2021 Kia Rio'],
  [
    { kind: 'confirm' as const, news: [], alert: { ...alert, confirmedAt: null } },
    'Please confirm: news of Kia cars from Harbour Motors',
  ],
  [{ kind: 'confirm' as const, news: [] }, 'You already get news of Kia cars from Harbour Motors'],
])('%j is called: %s', (parts, subject) => {
  expect(alertMail(mail(parts), options).subject).toBe(subject);
});

test('the question holds one link, and no address to unsubscribe from what nobody has', () => {
  const asked = mail({ kind: 'confirm', news: [], alert: { ...alert, confirmedAt: null } });
  const { text, html, unsubscribe } = alertMail(asked, options);
  expect(text).toContain('Yes, tell me: https://harbour.example/alerts/confirm?token=a1.confirm');
  expect(text).toContain('this address was typed at its website');
  expect(`${text}${html}`).not.toContain('a1.manage');
  expect(unsubscribe).toBeNull();
});

test('hostile words are words: in headers, text and page', async () => {
  const hostile = 'Kia\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>"';
  const server = await startMailServer();
  const delivery = alertDelivery(server.smtp, () => ({
    dealer: { ...dealer, name: `Harbour ${hostile}` },
    tokenOf,
  }));
  const all = mail({
    alert: { ...alert, words: hostile },
    news: [{ kind: 'new', vehicle: { ...vehicle, title: hostile }, priceBefore: null }],
  });
  await delivery.deliver(all, new AbortController().signal);
  const [taken] = server.taken;
  expect(taken?.to).toEqual(['zoe@example.com']);
  const [head = '', ...body] = (taken?.raw ?? '').split('\r\n\r\n');
  expect(head).not.toMatch(/^bcc:/im);
  expect(head.match(/^subject:/gim)).toHaveLength(1);
  const page = body.join('\n').split('text/html')[1] ?? '';
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script>');
  await server.close();
});

test('mail programs find where one press ends it (RFC 8058)', async () => {
  const server = await startMailServer();
  const token = (purpose: string) => `${purpose}${'x'.repeat(90)}`;
  const delivery = alertDelivery(server.smtp, () => ({ dealer, tokenOf: token }));
  await delivery.deliver(mail(), new AbortController().signal);
  const head = server.taken[0]?.raw.split('\r\n\r\n')[0] ?? '';
  expect(head).toContain(
    `List-Unsubscribe: <https://harbour.example/alerts/stop?token=manage${'x'.repeat(90)}>\r\n`,
  );
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  await server.close();
});

test('a mailbox that is not there is refused for good, and the fault tells no address', async () => {
  const server = await startMailServer();
  server.fail('no mailbox');
  const delivery = alertDelivery(server.smtp, () => ({ dealer, tokenOf }));
  await expect(delivery.deliver(mail(), new AbortController().signal)).rejects.toMatchObject({
    isRefused: true,
    message: 'The mail server answers 550 to RCPT TO.',
  });
  await server.close();
});

describe('the sender', () => {
  const place = {
    ...{ visible: true, street: '1 Quay St', city: 'Sydney', state: 'NSW', postcode: '2000' },
    ...{ phone: '1', email: 'a@b.example' },
  };
  const config = { name: 'Harbour', phone: null, locations: [place], theme: {} };
  const of = (theme: object, brand: string | null = null) =>
    alertDealer(
      { ...config, theme } as unknown as Parameters<typeof alertDealer>[0],
      'https://x',
      brand,
    );

  test('is told with address and phone', () => {
    expect(of({})).toMatchObject({ postal: '1 Quay St, Sydney NSW 2000', phone: '1' });
  });

  test.each([
    [{ brand: '#8a1c1c' }, null, '#8a1c1c'],
    [{}, '#0b5d3b', '#0b5d3b'],
    [{ brand: '#ffcc00' }, null, '#12508c'],
    [{}, null, '#12508c'],
  ])('by its colour, where white can be read on it: %j %s', (theme, brand, colour) => {
    expect(of(theme, brand).colour).toBe(colour);
  });
});
