import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TimeToKeep } from '../store.ts';
import type { OpenStores } from './describeStore.ts';
import { sampleLead, siteKey } from './samples.ts';

const SITE = siteKey('harbour');
const OTHER_SITE = siteKey('outback');
const KEY = 'key-0123456789abcdef';

/** Leads: kept once a form, per site, and readable only with their site (R11-01, R11-03, R15-01). */
export function describeLeads(stores: OpenStores): void {
  test('gives back what was stored', async () => {
    const { leads } = stores.store;
    const { leadId, created } = await leads.submit(SITE, KEY, sampleLead(), 1_700_000_000_000);
    expect(created).toBe(true);
    const expected = {
      ...sampleLead(),
      id: leadId,
      site: 'harbour',
      createdAt: 1_700_000_000_000,
      supersedes: null,
    };
    expect(await leads.find(SITE, leadId)).toEqual(expected);
    expect(await stores.other.leads.list(SITE)).toEqual([expected]);
  });

  test('lists the newest first, also when the clock went back', async () => {
    const { leads } = stores.store;
    for (const [name, now] of [
      ['first', 300],
      ['second', 100],
      ['third', 200],
    ] as const) {
      await leads.submit(SITE, `${KEY}-${name}`, sampleLead({ enquiry: { name } }), now);
    }
    const names = (await leads.list(SITE)).map((lead) => lead.enquiry.name);
    expect(names).toEqual(['third', 'second', 'first']);
  });

  test('makes ids nobody can guess', async () => {
    const { leads } = stores.store;
    const ids = new Set<string>();
    for (let index = 0; index < 100; index += 1) {
      const { leadId } = await leads.submit(SITE, `${KEY}-${index}`, sampleLead(), 1);
      expect(leadId).toMatch(/^[A-Za-z0-9_-]{22,}$/);
      ids.add(leadId);
    }
    expect(ids.size).toBe(100);
  });

  test('keeps sites apart', async () => {
    const { leads } = stores.store;
    const ours = await leads.submit(SITE, KEY, sampleLead(), 1);
    expect(await leads.find(OTHER_SITE, ours.leadId)).toBeNull();
    expect(await leads.list(OTHER_SITE)).toEqual([]);

    const theirs = await leads.submit(OTHER_SITE, KEY, sampleLead(), 2);
    expect(theirs.created).toBe(true);
    expect(theirs.leadId).not.toBe(ours.leadId);
    expect(await leads.find(SITE, theirs.leadId)).toBeNull();
    expect((await leads.find(OTHER_SITE, theirs.leadId))?.supersedes).toBeNull();
    expect(await leads.list(SITE)).toHaveLength(1);
  });

  test('stores 50 parallel posts of one form once', async () => {
    const posts = Array.from({ length: 50 }, (_, index) => {
      const { leads } = index % 2 === 0 ? stores.store : stores.other;
      return leads.submit(SITE, KEY, sampleLead(), index);
    });
    const results = await Promise.all(posts);
    expect(results.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(results.map(({ leadId }) => leadId)).size).toBe(1);
    expect(await stores.store.leads.list(SITE)).toHaveLength(1);
    expect(await stores.store.outbox.pending()).toBe(1);
  });

  test('takes a repeat for the same when only its circumstances differ', async () => {
    const { leads } = stores.store;
    const first = await leads.submit(SITE, KEY, sampleLead(), 1);
    const { consent } = sampleLead().enquiry;
    const repeat = sampleLead({
      enquiry: { consent: { ...consent, at: 9_999 } },
      context: { userAgent: 'Browser/2', url: 'https://dealer.example/', visitedPages: [] },
    });
    expect(await leads.submit(SITE, KEY, repeat, 2)).toEqual({ ...first, created: false });
    expect((await leads.find(SITE, first.leadId))?.context.userAgent).toBe('Browser/1');
  });

  test.each([
    ['another word', sampleLead({ enquiry: { message: 'And the blue one?' } })],
    ['another vehicle', sampleLead({ context: { carId: 'car-2' } })],
    [
      'no consent',
      sampleLead({ enquiry: { consent: { ...sampleLead().enquiry.consent, optIn: false } } }),
    ],
  ])('stores a second lead for a changed form: %s', async (_, changed) => {
    const { leads, outbox } = stores.store;
    const first = await leads.submit(SITE, KEY, sampleLead(), 1);
    const second = await leads.submit(SITE, KEY, changed, 2);
    expect(second.created).toBe(true);
    expect((await leads.find(SITE, second.leadId))?.supersedes).toBe(first.leadId);
    expect(await outbox.pending()).toBe(2);

    expect(await leads.submit(SITE, KEY, changed, 3)).toEqual({ ...second, created: false });
    expect(await leads.submit(SITE, KEY, sampleLead(), 4)).toEqual({ ...first, created: false });
    expect(await leads.list(SITE)).toHaveLength(2);
  });

  test('links a third version to the second', async () => {
    const { leads } = stores.store;
    const ids: string[] = [];
    for (const message of ['one', 'two', 'three']) {
      const lead = sampleLead({ enquiry: { message } });
      ids.push((await leads.submit(SITE, KEY, lead, 1)).leadId);
    }
    const links = (await leads.list(SITE)).map((lead) => lead.supersedes);
    expect(links).toEqual([ids[1], ids[0], null]);
  });

  test('keeps one lead for each key and content, whatever the order of posts', async () => {
    const post = fc.record({
      site: fc.constantFrom(siteKey('a'), siteKey('b')),
      key: fc.constantFrom('key-aaaaaaaaaaaaaaaa', 'key-bbbbbbbbbbbbbbbb'),
      message: fc.constantFrom('x', 'y', 'z'),
    });
    const { leads } = stores.store;
    const known = new Map<string, string>();
    const sequence = fc.asyncProperty(fc.array(post, { maxLength: 12 }), async (posts) => {
      for (const { site, key, message } of posts) {
        const name = `${site} ${key} ${message}`;
        const result = await leads.submit(site, key, sampleLead({ enquiry: { message } }), 1);
        expect(result.created).toBe(!known.has(name));
        expect(result.leadId).toBe(known.get(name) ?? result.leadId);
        known.set(name, result.leadId);
      }
    });
    await fc.assert(sequence, { numRuns: 15, seed: 7 });
    const stored = [...(await leads.list(siteKey('a'))), ...(await leads.list(siteKey('b')))];
    expect(stored.map((lead) => lead.id).sort()).toEqual([...known.values()].sort());
  });

  test('erases leads of its site alone, and what they corrected or were corrected by stays', async () => {
    const { leads, outbox } = stores.store;
    const ids: string[] = [];
    for (const message of ['one', 'two', 'three']) {
      const lead = sampleLead({ enquiry: { message } });
      ids.push((await leads.submit(SITE, KEY, lead, 1)).leadId);
    }
    expect(await leads.erase(OTHER_SITE, ids, 0)).toBe(0);
    expect(await leads.erase(SITE, [ids[1] ?? '', 'nobody'], 0)).toBe(1);
    const left = await leads.list(SITE);
    expect(left.map(({ id, supersedes }) => [id, supersedes])).toEqual([
      [ids[2], null],
      [ids[0], null],
    ]);
    expect(await outbox.pending()).toBe(2);
  });

  describe('times that leads ask for (R5-40)', () => {
    const slot = { minutes: 60, atOnce: 1, locationId: 'north', carId: null };
    const at = (clock: string, more: Partial<TimeToKeep> = {}): TimeToKeep => ({
      ...{ ...slot, time: `2026-11-28T${clock}`, ...more },
    });
    const send = (key: string, time: TimeToKeep, message = 'Hello', store = stores.store) => {
      const lead = sampleLead({ enquiry: { message, preferredDate: time.time } });
      return store.leads.submit(SITE, `${KEY}-${key}`, lead, 1, undefined, time);
    };

    test('the first has it, and a later one is stored all the same', async () => {
      const { leads } = stores.store;
      const first = await send('a', at('10:00'));
      const second = await send('b', at('10:30'));
      expect([first.preferredTime, second.preferredTime]).toEqual(['kept', 'taken']);
      expect((await leads.find(SITE, second.leadId))?.enquiry).toMatchObject({
        ...{ preferredDate: '2026-11-28T10:30', preferredTime: 'taken' },
      });
      expect(await leads.keptTimes(SITE, '2026-11-28T00:00')).toEqual([
        { time: '2026-11-28T10:00', locationId: 'north', carId: null },
      ]);
      expect(await leads.keptTimes(SITE, '2026-11-28T00:00', `${KEY}-a`)).toEqual([]);
      expect(await leads.keptTimes(SITE, '2026-11-28T10:01')).toEqual([]);
      expect(await leads.keptTimes(OTHER_SITE, '2026-11-28T00:00')).toEqual([]);
    });

    test('of many at once as many get it as the place can have', async () => {
      const sent = Array.from({ length: 12 }, (_, index) =>
        send(
          `${index}`,
          at('10:00', { atOnce: 3 }),
          'Hello',
          index % 2 ? stores.store : stores.other,
        ),
      );
      const became = (await Promise.all(sent)).map(({ preferredTime }) => preferredTime);
      expect(became.filter((state) => state === 'kept')).toHaveLength(3);
      expect(await stores.store.leads.list(SITE)).toHaveLength(12);
    });

    test('a vehicle is out wherever it is driven', async () => {
      await send('a', at('10:00', { carId: 'v7' }));
      const elsewhere = await send('b', at('10:00', { carId: 'v7', locationId: 'south' }));
      const another = await send('c', at('10:00', { carId: 'v8', locationId: 'south' }));
      expect([elsewhere.preferredTime, another.preferredTime]).toEqual(['taken', 'kept']);
    });

    test('sent again it is the same, corrected it keeps its time or gives it back', async () => {
      const { leads } = stores.store;
      const times = async () =>
        (await leads.keptTimes(SITE, '2026-11-28')).map(({ time }) => time.slice(11));
      const first = await send('a', at('10:00'));
      expect(await send('a', at('10:00'))).toEqual({ ...first, created: false });
      const corrected = await send('a', at('10:00'), 'Hello again');
      expect(corrected).toMatchObject({ created: true, preferredTime: 'kept' });
      expect(await times()).toEqual(['10:00']);
      await send('a', at('14:00'), 'Rather later');
      expect(await times()).toEqual(['14:00']);
    });

    test('a lead that is erased gives its time back', async () => {
      const { leads } = stores.store;
      const { leadId } = await send('a', at('10:00'));
      await leads.erase(SITE, [leadId], 0);
      expect(await leads.keptTimes(SITE, '2026-11-28')).toEqual([]);
      expect((await send('b', at('10:00'))).preferredTime).toBe('kept');
    });

    test('what else is known of a time stands in the lead, and keeps nothing', async () => {
      const { leads } = stores.store;
      const enquiry = { preferredDate: '2026-11-28T10:00', preferredTime: 'unsure' } as const;
      const result = await leads.submit(SITE, KEY, sampleLead({ enquiry }), 1);
      expect(result.preferredTime).toBe('unsure');
      const later = sampleLead({ enquiry: { ...enquiry, preferredTime: 'taken' } });
      expect(await leads.submit(SITE, KEY, later, 2)).toEqual({ ...result, created: false });
      expect(await leads.keptTimes(SITE, '2026-11-28')).toEqual([]);
    });
  });

  test.each([
    '',
    'short',
    'a'.repeat(15),
    'a'.repeat(65),
    'with space 0123456789',
    `${KEY}\n`,
    'ключ-ключ-ключ-ключ',
  ])('refuses the form key %j', async (key) => {
    const refused = stores.store.leads.submit(SITE, key, sampleLead(), 1);
    await expect(refused).rejects.toMatchObject({ name: 'InvalidFormKey' });
    expect(await stores.store.outbox.pending()).toBe(0);
  });
}
