import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

const response = { destroyed: false } as ServerResponse;
const gone = { destroyed: true } as ServerResponse;
const turn = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

/** Work that ends when it is told to. */
function work(name: string, log: string[]) {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    finish,
    run: () => {
      log.push(name);
      return done;
    },
    refuse: () => void log.push(`${name} refused`),
  };
}

describe('admission (C2)', () => {
  test('nothing starts inside the request callback', async () => {
    const log: string[] = [];
    createAdmission().admit(response, 'page', work('a', log));
    expect(log).toEqual([]);
    await turn();
    expect(log).toEqual(['a']);
  });

  test('leads go before pages that came earlier', async () => {
    const log: string[] = [];
    const admission = createAdmission({ running: 1 });
    const first = work('first', log);
    admission.admit(response, 'page', first);
    await turn();
    admission.admit(response, 'page', work('page', log));
    admission.admit(response, 'lead', work('lead', log));
    first.finish();
    await turn(5);
    expect(log).toEqual(['first', 'lead']);
  });

  test('a full queue refuses at once', () => {
    const log: string[] = [];
    const admission = createAdmission({ queued: 2 });
    for (const name of ['a', 'b', 'c']) admission.admit(response, 'page', work(name, log));
    expect(log).toEqual(['c refused']);
  });

  test('a page that waited too long is refused, a lead is not', async () => {
    const log: string[] = [];
    const admission = createAdmission({ running: 1, waitMs: 20 });
    const first = work('first', log);
    admission.admit(response, 'page', first);
    await turn();
    admission.admit(response, 'page', work('page', log));
    admission.admit(response, 'lead', work('lead', log));
    await turn(40);
    first.finish();
    await turn(5);
    expect(log).toContain('page refused');
    expect(log).toContain('lead');
    expect(log).not.toContain('lead refused');
  });

  test('who went away while waiting costs nothing, and the next one runs', async () => {
    const log: string[] = [];
    const admission = createAdmission({ running: 1 });
    admission.admit(gone, 'page', work('gone', log));
    admission.admit(response, 'page', work('next', log));
    await turn(5);
    expect(log).toEqual(['next']);
  });

  test('a failing piece of work gives its place back', async () => {
    const log: string[] = [];
    const admission = createAdmission({ running: 1 });
    admission.admit(response, 'page', {
      run: () => Promise.reject(new Error('x')).catch(() => {}),
      refuse: () => {},
    });
    admission.admit(response, 'page', work('next', log));
    await turn(5);
    expect(log).toEqual(['next']);
  });
});
