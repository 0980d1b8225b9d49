import type { DealerSite } from '@forecourt/data';
import { expect, test } from 'vitest';
import { createInstruments } from './instruments.ts';
import type { ToldParts } from './serverWatch.ts';
import { storeReadings } from './storeReadings.ts';

const sites = ['one', 'two'].map(
  (key) =>
    ({
      key,
      config: {
        delivery: [{ to: key === 'one' ? 'email' : 'webhook', name: 'crm' }],
      },
    }) as unknown as DealerSite,
);

function storeOf(answer: () => Promise<unknown>) {
  return {
    outbox: { backlog: answer },
    alerts: { outbox: { pending: async () => 3 } },
    stock: { current: async () => null },
  } as unknown as ToldParts['store'];
}

test('what waits is told by the kind of its destination, whatever dealers call it', async () => {
  const instruments = createInstruments();
  const of = (site: string, destination: string, oldestAt: number | null) => ({
    ...{ site, destination, oldestAt, waiting: oldestAt === null ? 0 : 2, parked: 1 },
  });
  const rows = [
    of('one', 'crm', 5_000),
    of('two', 'crm', 1_000),
    of('two', 'was-there', null),
    of('one', 'shopper:held', 9_000),
  ];
  const read = storeReadings(
    instruments,
    { store: storeOf(async () => rows), sites: () => sites },
    { now: () => 11_000 },
  );
  await read();
  const text = await instruments.registry.metrics();
  for (const [kind, waiting, parked, seconds] of [
    ['email', 2, 1, 6],
    ['webhook', 2, 1, 10],
    ['unknown', 0, 1, 0],
    ['folder', 0, 0, 0],
  ] as const) {
    expect(text).toContain(`forecourt_outbox_waiting{destination="${kind}"} ${waiting}\n`);
    expect(text).toContain(`forecourt_outbox_parked{destination="${kind}"} ${parked}\n`);
    expect(text).toContain(`forecourt_outbox_oldest_seconds{destination="${kind}"} ${seconds}\n`);
  }
  expect(text).toContain('forecourt_alert_mails_waiting 3\n');
});

test('a store that hangs is asked once, however often what is measured is read', async () => {
  const instruments = createInstruments();
  let asked = 0;
  let answer: (rows: never[]) => void = () => undefined;
  const store = storeOf(() => {
    asked += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const read = storeReadings(instruments, { store, sites: () => sites }, { limitMs: 10 });
  await Promise.all([read(), read()]);
  await read();
  expect(asked).toBe(1);
  expect(await instruments.registry.metrics()).toContain('forecourt_store_up 0\n');
  answer([]);
  await expect
    .poll(async () => {
      const reading = read();
      answer([]);
      await reading;
      return instruments.registry.metrics();
    })
    .toContain('forecourt_store_up 1\n');
});
