import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { type AdmissionOptions, createAdmission } from './admission.ts';

const response = { destroyed: false } as ServerResponse;

async function turns(count = 10): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A server's admission, whose work ends when it is told to. */
function opened(options: AdmissionOptions = {}) {
  const admission = createAdmission(options);
  const log: string[] = [];
  const finish = new Map<string, () => void>();
  const ask = (name: string, kind: 'page' | 'lead' = 'page') => {
    const [site = ''] = name.split(' ');
    admission.admit(response, kind, {
      site,
      run: () => {
        log.push(name);
        return new Promise((resolve) => finish.set(name, resolve));
      },
      refuse: () => void log.push(`${name} refused`),
    });
  };
  return { ask, log, end: (name: string) => finish.get(name)?.() };
}

describe('sites have turns (R13-07)', () => {
  test('who comes behind a crowd at another site is next, and then each site in turn', async () => {
    const { ask, log, end } = opened({ running: 1 });
    for (const at of [1, 2, 3, 4]) ask(`noisy ${at}`);
    for (const at of [1, 2]) ask(`quiet ${at}`);
    await turns();
    const order = ['noisy 1', 'quiet 1', 'noisy 2', 'quiet 2', 'noisy 3', 'noisy 4'];
    for (const name of order) {
      expect(log.at(-1)).toBe(name);
      end(name);
      await turns();
    }
    expect(log).toEqual(order);
  });

  test('a crowd that fills what can be made in time leaves room for another site', () => {
    const { ask, log } = opened({ queued: 5 });
    for (const at of [1, 2, 3, 4, 5, 6]) ask(`noisy ${at}`);
    ask('quiet 1');
    expect(log).toEqual(['noisy 6 refused']);
  });

  test('where pages are made too slowly for the crowd, the first few of another site wait all the same', async () => {
    const { ask, log } = opened({ running: 1, queued: 2 });
    for (const at of [1, 2, 3]) ask(`noisy ${at}`);
    await turns();
    for (const at of [1, 2, 3, 4, 5]) ask(`quiet ${at}`);
    expect(log).toEqual(['noisy 3 refused', 'noisy 1', 'quiet 5 refused']);
  });

  test('pages that wait for what hangs never hold every place', async () => {
    const { ask, log } = opened({ running: 4 });
    for (const at of [1, 2, 3, 4]) ask(`noisy ${at}`);
    await turns();
    expect(log).toEqual(['noisy 1', 'noisy 2', 'noisy 3']);
    ask('quiet 1');
    await turns();
    expect(log.at(-1)).toBe('quiet 1');
  });

  test('a site with more waiting puts its pages off for another’s that is under way, but not for long', async () => {
    let time = 0;
    const { ask, log, end } = opened({ now: () => time });
    ask('quiet 1');
    for (const at of [1, 2, 3]) ask(`noisy ${at}`);
    await turns();
    expect(log).toEqual(['quiet 1']);
    end('quiet 1');
    await turns();
    expect(log).toEqual(['quiet 1', 'noisy 1', 'noisy 2', 'noisy 3']);
    ask('quiet 2');
    await turns();
    ask('noisy 4');
    await turns();
    // It hangs, and others need not wait for that.
    time = 51;
    await expect.poll(() => log.at(-1)).toBe('noisy 4');
  });

  test('leads of one site never fill what may wait', () => {
    const { ask, log } = opened({ queued: 1 });
    for (let at = 1; at <= 9; at += 1) ask(`noisy ${at}`, 'lead');
    ask('quiet 1', 'lead');
    expect(log).toEqual(['noisy 9 refused']);
  });
});
