import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

const response = { destroyed: false } as ServerResponse;
const gone = { destroyed: true } as ServerResponse;

/** Turns of the event loop: a clock would go on while a busy machine gives this process none. */
async function turns(count = 10): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Work that ends when it is told to. */
function work(name: string, log: string[], site = 'harbour') {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    site,
    finish,
    run: () => {
      log.push(name);
      return done;
    },
    refuse: () => void log.push(`${name} refused`),
  };
}

describe('admission (R13-02)', () => {
  test('nothing starts inside the request callback', async () => {
    const log: string[] = [];
    createAdmission().admit(response, 'page', work('a', log));
    expect(log).toEqual([]);
    await turns();
    expect(log).toEqual(['a']);
  });

  test('leads go before pages that came earlier', async () => {
    const log: string[] = [];
    const admission = createAdmission({ running: 1 });
    const first = work('first', log);
    admission.admit(response, 'page', first);
    await turns();
    admission.admit(response, 'page', work('page', log));
    admission.admit(response, 'lead', work('lead', log));
    first.finish();
    await turns();
    expect(log).toEqual(['first', 'lead', 'page']);
  });

  test('a full queue refuses at once', () => {
    const log: string[] = [];
    const admission = createAdmission({ queued: 2 });
    for (const name of ['a', 'b', 'c']) admission.admit(response, 'page', work(name, log));
    expect(log).toEqual(['c refused']);
  });

  test('a page that waited too long is refused, a lead is not', async () => {
    const log: string[] = [];
    let time = 0;
    const admission = createAdmission({ running: 1, waitMs: 20, now: () => time });
    const [page, lead] = [work('first page', log), work('first lead', log)];
    admission.admit(response, 'page', page);
    admission.admit(response, 'lead', lead);
    await turns();
    admission.admit(response, 'page', work('page', log));
    admission.admit(response, 'lead', work('lead', log));
    time = 41;
    page.finish();
    lead.finish();
    await turns();
    expect(log).toContain('page refused');
    expect(log).toContain('lead');
    expect(log).not.toContain('lead refused');
  });

  test('a lead does not wait for a place that pages hold', async () => {
    const log: string[] = [];
    const admission = createAdmission({ running: 1 });
    admission.admit(response, 'page', work('page', log));
    await turns();
    admission.admit(response, 'lead', work('lead', log));
    await turns();
    expect(log).toEqual(['page', 'lead']);
  });

  test('the queue holds what can be made in time, and the next one is refused at once', async () => {
    const log: string[] = [];
    let time = 0;
    const admission = createAdmission({ running: 1, waitMs: 300, now: () => time });
    const pages = Array.from({ length: 12 }, (_, index) => work(`page ${index}`, log));
    for (const page of pages) admission.admit(response, 'page', page);
    // Each takes 30 ms but one, which is a pause: so ten are made in 300 ms.
    for (const [index, page] of pages.entries()) {
      await turns();
      time += index === 8 ? 200 : 30;
      page.finish();
    }
    await turns();
    expect(log).toHaveLength(12);
    const later = Array.from({ length: 12 }, (_, index) => work(`late ${index}`, log));
    for (const page of later) admission.admit(response, 'page', page);
    expect(log.slice(12)).toEqual(['late 10 refused', 'late 11 refused']);
  });

  test('a pace that is uneven lets in what can be made at it, so that nobody is refused late', async () => {
    const log: string[] = [];
    let time = 0;
    const admission = createAdmission({ running: 1, waitMs: 300, now: () => time });
    const made = async (page: ReturnType<typeof work>, ms: number) => {
      await turns();
      time += ms;
      page.finish();
    };
    // A busy machine stops the process every third time: thirty milliseconds in the mean.
    const msOf = (index: number): number => (index % 3 === 2 ? 70 : 10);
    const pages = Array.from({ length: 31 }, (_, index) => work(`page ${index}`, log));
    for (const page of pages) admission.admit(response, 'page', page);
    for (const [index, page] of pages.entries()) await made(page, msOf(index));
    await turns();
    const later = Array.from({ length: 40 }, (_, index) => work(`late ${index}`, log));
    for (const page of later) admission.admit(response, 'page', page);
    const refused = log.filter((line) => line.endsWith('refused'));
    expect(refused.length).toBeGreaterThanOrEqual(29);
    for (const [index, page] of later.slice(0, 40 - refused.length).entries()) {
      await made(page, msOf(index));
    }
    await turns();
    expect(log.filter((line) => line.endsWith('refused'))).toEqual(refused);
  });

  test('a page starts only after a turn in which nobody came, and not later than it must', async () => {
    const log: string[] = [];
    let newcomers = 0;
    // Somebody new in every turn.
    const admission = createAdmission({ connections: () => (newcomers += 1) });
    admission.admit(response, 'page', work('page', log));
    await turns(200);
    expect(log).toEqual(['page']);
    expect(newcomers).toBeGreaterThan(64);
    expect(newcomers).toBeLessThan(64 * 3);
  });

  test('who only waits for a turn is answered, though the machine has stopped the process meanwhile', async () => {
    const log: string[] = [];
    let time = 0;
    const admission = createAdmission({ waitMs: 20, now: () => time });
    for (const name of ['a', 'b']) admission.admit(response, 'page', work(name, log));
    time = 199;
    await turns();
    expect(log).toEqual(['a', 'b']);
    // There is an end to it all the same.
    for (const name of ['c', 'd']) admission.admit(response, 'page', work(name, log));
    time += 201;
    await turns();
    expect(log.slice(2)).toEqual(['c refused', 'd refused']);
  });

  test('while the first has waited too long, no more than a few may wait', async () => {
    const log: string[] = [];
    let time = 0;
    const admission = createAdmission({ running: 1, waitMs: 20, now: () => time });
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      admission.admit(response, 'page', work(name, log));
    await turns();
    time = 21;
    admission.admit(response, 'page', work('f', log));
    expect(log).toEqual(['a', 'f refused']);
  });

  test('newcomers put off no refusal of a page that waited too long', async () => {
    const log: string[] = [];
    let [time, newcomers] = [0, 0];
    const connections = () => newcomers;
    const admission = createAdmission({ running: 1, waitMs: 20, now: () => time, connections });
    for (const name of ['a', 'b']) admission.admit(response, 'page', work(name, log));
    await turns();
    newcomers += 1;
    admission.admit(response, 'page', work('c', log));
    time = 41;
    await turns(1);
    expect(log).toEqual(['a', 'b refused', 'c refused']);
  });

  test('who went away while waiting costs nothing, and the next one runs', async () => {
    const log: string[] = [];
    const admission = createAdmission({ running: 1 });
    admission.admit(gone, 'page', work('gone', log));
    admission.admit(response, 'page', work('next', log));
    await turns();
    expect(log).toEqual(['next']);
  });

  test('a failing piece of work gives its place back', async () => {
    const log: string[] = [];
    const admission = createAdmission({ running: 1 });
    admission.admit(response, 'page', {
      site: 'harbour',
      run: () => Promise.reject(new Error('x')).catch(() => {}),
      refuse: () => {},
    });
    admission.admit(response, 'page', work('next', log));
    await turns();
    expect(log).toEqual(['next']);
  });

  test('tells what waits, how long it did, and what was refused', async () => {
    const log: string[] = [];
    const told: string[] = [];
    let now = 0;
    const admission = createAdmission({
      running: 1,
      queued: 1,
      now: () => now,
      watch: {
        started: (kind, waitMs) => void told.push(`${kind} after ${waitMs}`),
        refused: (kind) => void told.push(`${kind} refused`),
      },
    });
    admission.admit(response, 'page', work('a', log));
    admission.admit(response, 'page', work('b', log));
    admission.admit(response, 'lead', work('c', log));
    expect(admission.load()).toEqual({
      page: { running: 0, queued: 1 },
      lead: { running: 0, queued: 1 },
    });
    now = 5;
    await turns();
    expect(told).toEqual(['page refused', 'lead after 5', 'page after 5']);
    expect(log).toEqual(['b refused', 'c', 'a']);
    expect(admission.load()).toMatchObject({ page: { running: 1 }, lead: { running: 1 } });
  });
});
