import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Answer,
  type FaultServer,
  faults,
  startFaultServer,
} from '../../testing/faultServer.ts';
import type { PlatformServiceOptions } from '../platformService.ts';

export interface FaultyPlatform<Port, Reply> {
  /** What the platform answers while it is well. */
  answer: Answer;
  open(options: PlatformServiceOptions): Port;
  ask(port: Port): Promise<Reply>;
  /** What is known while it is not well. */
  down: unknown;
  /** Texts of the question that must be told nowhere. */
  secrets: readonly string[];
}

const SECRET = 's3cret';

/** The contract of each adapter that asks the platform: what becomes of a question in every fault. */
export function describePlatformFaults<Port, Reply>({
  answer,
  open,
  ask,
  down,
  secrets,
}: FaultyPlatform<Port, Reply>): void {
  let server: FaultServer;
  let news: { service: string; error: string }[];
  let clock: number;

  beforeEach(async () => {
    news = [];
    clock = 0;
    server = await startFaultServer(answer);
  });
  afterEach(() => server.close());

  const port = (budgetMs = 2_000) =>
    open({
      url: `${server.url.replace('//', `//reader:${SECRET}@`)}/platform/`,
      onNews: (_site, one) => void news.push(one),
      budgetMs,
      now: () => clock,
    });

  test.each(faults)(
    '%s: no answer, told once and without what was asked, then well again',
    async (fault) => {
      const one = port(['slow', 'drip', 'hang'].includes(fault) ? 200 : 2_000);
      await server.fail(fault);
      expect(await ask(one)).toMatchObject(down as object);
      expect(await ask(one)).toMatchObject(down as object);
      expect(news).toHaveLength(1);
      for (const secret of [SECRET, ...secrets]) expect(JSON.stringify(news)).not.toContain(secret);
      expect(server.redirected()).toBe(0);
      await server.fail(null);
      // A busy machine may be late for 200 ms even when all is well.
      await expect.poll(() => ask(one)).not.toMatchObject(down as object);
    },
  );

  test('after five failures nobody waits for it, for five seconds (R12-02)', async () => {
    const one = port();
    await server.fail('status 500');
    for (let turn = 0; turn < 5; turn += 1) await ask(one);
    const asked = server.requests();
    await server.fail(null);
    expect(await ask(one)).toMatchObject(down as object);
    expect(server.requests()).toBe(asked);
    clock += 5_000;
    expect(await ask(one)).not.toMatchObject(down as object);
  });
}
