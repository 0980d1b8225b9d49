import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ONE, openRecords, type Records, TWO } from './testing/records.ts';

let records: Records;

beforeEach(async () => {
  records = await openRecords();
});
afterEach(() => records.remove());

describe('prune (R17-30)', () => {
  test('tells what is due, and with a dry run leaves it', async () => {
    await records.lead('Ada', { daysAgo: 8 });
    await records.lead('Bob', { daysAgo: 6 });
    await records.lead('Cy', { daysAgo: 8, site: TWO, isDelivered: false });
    const dry = await records.run('prune', '--dry-run');
    expect(dry).toEqual({ status: 0, out: `${'one'.padEnd(24)} 1 lead due\n`, err: '' });
    expect((await records.run('leads', '--site', 'one')).out).toContain('Ada');
  });

  test('erases whom it was from, and the list says since when', async () => {
    const folder = records.path('data/delivered/one');
    const id = await records.lead('Ada', { daysAgo: 8 });
    await records.lead('Bob');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${id}.json`), 'Ada');
    const { out } = await records.run('prune');
    expect(out).toContain('1 lead without their person now');
    const listed = (await records.run('leads', '--site', 'one')).out;
    expect(listed).toContain('Bob');
    expect(listed).not.toContain('Ada');
    expect(listed).toMatch(/Service Enquiry: its person was erased on \d{4}-\d\d-\d\d\n/);
    expect(await readdir(folder)).toEqual([]);
    expect((await records.run('prune')).out).toBe(
      'Nothing is old enough, so nothing was erased.\n',
    );
  });

  test('without leads there is nothing to do', async () => {
    expect((await records.run('prune', '--dry-run')).out).toBe('No lead is due.\n');
  });
});

describe('events', () => {
  async function happened(): Promise<void> {
    await records.inStore(async ({ activity }) => {
      for (const day of ['2026-11-23', '2026-11-24']) {
        const events = [
          { eventId: 25, carId: null },
          ...Array(3).fill({ eventId: 14, carId: 'v1' }),
        ];
        await activity.count(ONE, day, [...events, { eventId: 14, carId: 'v2' }]);
      }
      const reveal = { car_id: 'v1', dealership_id: null, website_id: 'one' };
      // Past midnight at the dealer's.
      await activity.revealed(ONE, reveal, Date.UTC(2026, 10, 23, 20));
    });
  }

  test('are told by day and kind', async () => {
    await happened();
    expect((await records.run('events', '--site', 'one')).out.replace(/ {2,}/g, '  ')).toBe(
      [
        '2026-11-23  14  vehicle  4',
        '2026-11-23  25  clickToCall  1',
        '2026-11-24  number shown  1',
        '2026-11-24  14  vehicle  4',
        '2026-11-24  25  clickToCall  1',
        '',
      ].join('\n'),
    );
  });

  test('are told to machines with their vehicles, of a period', async () => {
    await happened();
    const { out } = await records.run('events', '--site', 'one', '--json', '--from', '2026-11-24');
    const event = { day: '2026-11-24', event_id: 14, event: 'vehicle' };
    expect(JSON.parse(out)).toEqual({
      events: [
        { ...event, car_id: 'v1', count: 3 },
        { ...event, car_id: 'v2', count: 1 },
        { ...event, event_id: 25, event: 'clickToCall', car_id: null, count: 1 },
      ],
      phone_reveals: [{ day: '2026-11-24', car_id: 'v1' }],
    });
  });

  test('where there are none, it says how they are asked for', async () => {
    expect((await records.run('events', '--site', 'two')).out).toContain(
      '"tracking": { "counted": true }',
    );
    const wrong = await records.run('events', '--site', 'one', '--from', 'monday');
    expect([wrong.status, wrong.out]).toEqual([1, '']);
    expect(wrong.err).toContain('Write a day as 2026-11-21');
  });
});
