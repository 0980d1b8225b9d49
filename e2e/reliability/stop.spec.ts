import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { noteFigure } from '@forecourt/data/testing';
import { expect, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { drawForm, postForm } from '../support/postEnquiry.ts';
import { inOwnFolder } from './ownFolder.ts';
import { prepareServer } from './process/prepareServer.ts';
import { stockedSlug } from './stockedSlug.ts';

const SITE = 'coolabarra';
/** `FORECOURT_STOPS=100` is the long run. */
const ROUNDS = Number(process.env.FORECOURT_STOPS ?? 10);
/** Of that site: what stops is no template. */
const templates = ['classic'];

test('R13-05: asked to stop while people keep coming, it resets nobody and says that it stops', async () => {
  await inOwnFolder(async (dataFolder) => {
    const slug = await stockedSlug(dataFolder, SITE);
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const server = await prepareServer({ dataFolder, templates, drainMs: 1000 });
      const port = await server.serve();
      const form = await drawForm(SITE, { slug }, port);
      const outcomes = new Set<string>();
      let isSentHere = true;
      const probe = (path: string) => async () => {
        let isWell = false;
        try {
          const reply = await ask({ site: SITE, path, port });
          isWell = reply.status === 200;
          return reply;
        } finally {
          if (!isWell) isSentHere = false;
        }
      };
      const post = async (count: number) => {
        const key = `steady-${round}-post-${count}-0123456789`;
        const reply = await postForm(form, { form_key: key, message: key }, { port });
        if (reply.status === 303) acknowledged.push(key);
        return reply;
      };
      const ways = [
        () => ask({ site: SITE, path: '/search', port }),
        probe('/readyz'),
        post,
        probe('/healthz'),
      ];
      const visits: Promise<void>[] = [];
      let exit: Promise<number | null> | undefined;
      const visit = async (count: number) => {
        const outcome = await ways[count % ways.length]?.(count).then(
          ({ status }) => String(status),
          (error: NodeJS.ErrnoException) => error.code ?? error.name,
        );
        outcomes.add(outcome ?? '');
      };
      // As behind a balancer: it sends nobody any more once the health check fails. A page may
      // be refused with the same status long before, where the machine is too busy for all.
      for (let count = 0; isSentHere; count += 1) {
        visits.push(visit(count));
        if (count === 30) exit = server.stop();
        await new Promise((resolve) => setTimeout(resolve, 8));
      }
      await Promise.all(visits);
      expect(await exit, server.output()).toBe(0);
      expect([...outcomes].toSorted()).toEqual(['200', '303', '503']);
    }
    const store = await openEmbeddedStore({ folder: dataFolder });
    const leads = await store.leads.list(SITE as SiteKey);
    await store.close();
    expect(new Set(leads.map(({ enquiry }) => enquiry.message))).toEqual(new Set(acknowledged));
    expect(leads).toHaveLength(acknowledged.length);
  });
});

test(`R13-05: asked to stop ${ROUNDS} times under load, it answers what it accepted and ends with 0`, async () => {
  await inOwnFolder(async (dataFolder) => {
    const acknowledged: string[] = [];
    const prepare = () => prepareServer({ dataFolder, templates });
    let standby = prepare();
    let [failed, slowest] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await standby;
      if (round < ROUNDS - 1) standby = prepare();
      const port = await server.serve();
      const form = await drawForm(SITE, { slug: await stockedSlug(dataFolder, SITE) }, port);
      const posts = Array.from({ length: 20 }, async (_, index) => {
        const key = `round-${round}-post-${index}-0123456789`;
        const { status } = await postForm(form, { form_key: key, message: key }, { port });
        if (status === 303) acknowledged.push(key);
        return status;
      });
      const pages = Array.from({ length: 30 }, async (_, index) => {
        const { status } = await ask({ site: SITE, path: `/search?page=${index + 1}`, port });
        return status;
      });
      // All are connected and sent; some are answered, most are not.
      await Promise.race([...posts, ...pages]);
      const stoppedAt = performance.now();
      const exit = server.stop();
      const statuses = await Promise.all([...posts, ...pages]);
      expect(await exit, server.output()).toBe(0);
      slowest = Math.max(slowest, performance.now() - stoppedAt);
      const wrong = statuses.filter((status) => ![200, 303, 503].includes(status));
      failed += wrong.length;
      expect(slowest).toBeLessThan(10_000);
      expect(wrong).toEqual([]);
    }
    noteFigure('C5', 'stops', ROUNDS);
    noteFigure('C5', 'slowest', slowest / 1000);
    noteFigure('C5', 'failed', failed);

    const store = await openEmbeddedStore({ folder: dataFolder });
    const leads = await store.leads.list(SITE as SiteKey);
    await store.close();
    const stored = new Set(leads.map(({ enquiry }) => enquiry.message));
    noteFigure('C5', 'lost', acknowledged.filter((key) => !stored.has(key)).length);
    expect(stored).toEqual(new Set(acknowledged));
    expect(leads).toHaveLength(acknowledged.length);
  });
});
