import { describe, expect, test } from 'vitest';
import {
  address,
  at,
  type JourneyBrowser,
  journeyShop,
  tokenOf,
} from '../../testing/journeyBrowser.ts';

const DAY = 86_400_000;

const shop = journeyShop();
const { browser, walk, reserve } = shop;

describe('whoever has the link alone (R16-13)', () => {
  test('sees vehicle and choices, and nobody’s name or address', async () => {
    const { token } = await walk(browser(), address);
    const stranger = browser({ visitor: '203.0.113.8' });
    const { location } = await stranger.open(at('review', token));
    expect(location).toBe(at('handover', token));
    for (const step of ['vehicle', 'payment', 'handover'] as const) {
      const view = await stranger.view(at(step, token));
      expect(view).toMatchObject({ isShared: true, deal: { card: { vehicle: { id: 'v1' } } } });
      for (const word of ['Ana', 'Nguyen', 'ana@', '0412', 'Rose', '4064']) {
        expect(JSON.stringify(view)).not.toContain(word);
      }
    }
    expect((await reserve(stranger, token)).location).toBe(at('review', token));
  });

  test('goes on with a journey of their own, and changes nothing of the first', async () => {
    const { person, token } = await walk();
    const stranger = browser({ visitor: '203.0.113.8' });
    const { location } = await stranger.send(at('payment', token), { payment: 'cash' });
    expect(tokenOf(location)).not.toBe(token);
    expect((await stranger.view(at('payment', tokenOf(location)))).step).toMatchObject({
      chosen: 'cash',
    });
    const first = await person.view(at('payment', token));
    expect(first.step).toMatchObject({ chosen: 'finance' });
    expect(first.isShared).toBe(false);
  });
});

describe('whoever swaps something is refused, and changes nothing', () => {
  async function unchanged(person: JourneyBrowser, token: string) {
    expect((await person.view(at('payment', token))).step).toMatchObject({ chosen: 'finance' });
    for (const dealer of ['one', 'two']) {
      expect(await shop.site.store.leads.list(shop.site.siteOf(dealer).key)).toEqual([]);
      expect(await shop.site.store.reservations.list(shop.site.siteOf(dealer).key)).toEqual([]);
    }
  }

  test('another vehicle with the token of this one', async () => {
    const { person, token } = await walk();
    expect((await person.open(at('payment', token, 'slug-v2'))).status).toBe(404);
    expect((await person.send(at('payment', token, 'slug-v2'), { payment: 'cash' })).status).toBe(
      404,
    );
    const path = `/cars/slug-v2/checkout?journey=${encodeURIComponent(token)}`;
    expect((await person.open(path)).status).toBe(404);
    expect((await person.send(path, { form_key: 'x'.repeat(22) })).status).toBe(404);
    await unchanged(person, token);
  });

  test('another dealer with the same vehicle, and the same browser', async () => {
    const { person, token } = await walk();
    const elsewhere = browser({ dealer: 'two' });
    for (const step of ['payment', 'review'] as const) {
      expect((await elsewhere.open(at(step, token))).status).toBe(404);
    }
    expect((await elsewhere.send(at('payment', token), { payment: 'cash' })).status).toBe(404);
    const path = `/cars/slug-v1/checkout?journey=${encodeURIComponent(token)}`;
    expect((await elsewhere.send(path, {})).status).toBe(404);
    await unchanged(person, token);
  });

  test('a token that was made up, altered, emptied or of another kind', async () => {
    const { person, token } = await walk();
    const [content = '', signature = ''] = token.split('.');
    const { token: other } = await walk(browser({ visitor: '203.0.113.9' }));
    const until = shop.site.clock.now + 365 * DAY;
    const longer = Buffer.from(JSON.stringify({ id: 'x', until })).toString('base64url');
    const bad = [
      ...['x', `${content}.`, `.${signature}`, `${token}x`, `${content}.${'A'.repeat(43)}`],
      ...[`${longer}.${signature}`, `${content}.${other.split('.')[1]}`],
    ];
    for (const one of bad) {
      expect((await person.open(at('review', one))).status).toBe(404);
      expect((await person.send(at('payment', one), { payment: 'cash' })).status).toBe(404);
      expect((await reserve(person, one)).status).toBe(404);
    }
    await unchanged(person, token);
  });

  test('another shopper’s journey, which reserves for nobody else', async () => {
    const { person, token } = await walk();
    const thief = (await walk(browser({ visitor: '203.0.113.8' }))).person;
    expect((await reserve(thief, token)).location).toBe(at('review', token));
    expect((await thief.open(at('review', token))).location).toBe(at('details', token));
    await unchanged(person, token);
  });
});
