import { expect, test } from 'vitest';
import { createCapacity } from './capacity.ts';
import { createGate } from './gate.ts';

const patient = new AbortController().signal;

/** What became of some searches that want to enter, so far. */
function entering(gate: ReturnType<typeof createGate>, count: number, signal = patient) {
  const became: string[] = [];
  for (let each = 0; each < count; each++) {
    gate.enter(signal).then(
      () => became.push('in'),
      (fault: { kind: string }) => became.push(fault.kind),
    );
  }
  return async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return {
      in: became.filter((one) => one === 'in').length,
      out: became.filter((one) => one !== 'in'),
    };
  };
}

test('lets 16 in at once, and the next when one leaves (R12-02)', async () => {
  const gate = createGate(createCapacity(), () => 0);
  const became = entering(gate, 20);
  expect(await became()).toEqual({ in: 16, out: [] });
  gate.tell(true);
  gate.leave();
  expect(await became()).toEqual({ in: 17, out: [] });
});

test('shares the places of all sites, and hands them on', async () => {
  const capacity = createCapacity(3);
  const [one, other] = [createGate(capacity, () => 0), createGate(capacity, () => 0)];
  const first = entering(one, 3);
  const second = entering(other, 1);
  expect((await first()).in).toBe(3);
  expect((await second()).in).toBe(0);
  one.leave();
  expect((await second()).in).toBe(1);
});

test('lets fewer in with each failure in a row', async () => {
  const gate = createGate(createCapacity(), () => 0);
  const became = entering(gate, 40);
  for (const more of [0, 0, 0]) {
    gate.tell(false);
    gate.leave();
    expect((await became()).in).toBe(16 + more);
  }
  gate.tell(true);
  gate.leave();
  expect((await became()).in).toBe(20);
});

test('refuses all at once when the service is left alone, and then lets one try', async () => {
  let now = 0;
  const gate = createGate(createCapacity(), () => now);
  const before = entering(gate, 18);
  for (let failure = 0; failure < 5; failure++) {
    gate.tell(false);
    gate.leave();
  }
  expect(await before()).toEqual({ in: 16, out: ['open', 'open'] });
  for (let left = 0; left < 11; left++) gate.leave();

  now = 5_000;
  const probes = entering(gate, 3);
  expect(await probes()).toEqual({ in: 1, out: ['open', 'open'] });
  gate.tell(true);
  gate.leave();
  expect((await entering(gate, 3)()).in).toBe(3);
});

test('gives up waiting when the time is over', async () => {
  const gate = createGate(createCapacity(1), () => 0);
  await gate.enter(patient);
  const time = new AbortController();
  const became = entering(gate, 1, time.signal);
  time.abort();
  expect(await became()).toEqual({ in: 0, out: ['busy'] });
  gate.leave();
  expect((await entering(gate, 1)()).in).toBe(1);
});

test('has a failed try made again once, not in a row of failures', () => {
  const gate = createGate(createCapacity(), () => 0);
  gate.tell(false);
  expect(gate.mayTryAgain()).toBe(true);
  gate.tell(false);
  expect(gate.mayTryAgain()).toBe(false);
});
