import { applyChanges } from '@forecourt/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askWire } from '../testing/wireServer.ts';
import { after, type ChangingSites, NOW, openChangingSites } from './testing/changingSites.ts';
import { readStream } from './testing/readStream.ts';

let site: ChangingSites;

beforeEach(async () => {
  site = await openChangingSites();
});
afterEach(() => site.remove());

describe('a stream of changes (R17-41)', () => {
  test('an import while it is open is told, whole, and to nobody of another dealer', async () => {
    const [mine, theirs] = await Promise.all([
      readStream(site.server),
      readStream(site.server, {}, 'two'),
    ]);
    expect(mine.headers).toMatchObject({
      ...{ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
      'cache-control': 'no-store, no-transform',
    });
    expect(mine.headers).not.toHaveProperty('content-encoding');
    await theirs.until('current');
    const [first] = await mine.until('current');
    expect(first?.data).toMatchObject({ position: first?.id, version: 1 });
    const list = await site.listOf();
    await site.publish({ one: after }, NOW + 1);
    const told = await mine.until('current');
    const changes = told.slice(0, -1);
    expect(changes.map(({ event, data }) => event === data.change)).not.toContain(false);
    expect(
      applyChanges(
        list,
        changes.map(({ data }) => data),
      ),
    ).toEqual(await site.listOf());
    expect(told.at(-1)?.data.version).toBe(2);
    expect(theirs.events().map(({ event }) => event)).toEqual(['current']);
    mine.close();
    theirs.close();
  });

  test('who comes again goes on from the last event, half way through too, and over a restart', async () => {
    const stream = await readStream(site.server);
    await stream.until('current');
    const list = await site.listOf();
    await site.publish({ one: after }, NOW + 1);
    const told = await stream.until('current');
    stream.close();
    const half = told.slice(0, 70);
    await site.server.stop();
    await site.start(site.server.port);
    const again = await readStream(site.server, { 'last-event-id': half.at(-1)?.id ?? '' });
    const rest = await again.until('current');
    const all = [...half, ...rest.slice(0, -1)];
    expect(all).toHaveLength(told.length - 1);
    expect(
      applyChanges(
        list,
        all.map(({ data }) => data),
      ),
    ).toEqual(await site.listOf());
    again.close();
  });

  test.each(['0123abcd.5', 'yesterday'])(
    'who comes with %s is told to read the list',
    async (id) => {
      const stream = await readStream(site.server, { 'last-event-id': id });
      const [reset, current] = await stream.until('current');
      expect(reset).toMatchObject({
        event: 'reset',
        data: { fix: expect.stringContaining('/api/vehicles') },
      });
      expect(current?.id).toBe(reset?.id);
      const since = await readStream(site.server, {}, 'one', `/api/changes?since=${current?.id}`);
      expect((await since.until('current')).map(({ event }) => event)).toEqual(['current']);
      stream.close();
      since.close();
    },
  );

  test.each<[string | undefined, string]>([
    [undefined, 'text/event-stream; charset=utf-8'],
    ['*/*', 'text/event-stream; charset=utf-8'],
    ['application/json', 'application/json'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'application/json'],
    ['text/event-stream, application/json', 'text/event-stream; charset=utf-8'],
  ])('who takes %s gets %s', async (taken, type) => {
    const headers = taken === undefined ? {} : { accept: taken };
    const { headers: said } = await askWire(site.server, '/api/changes', {
      method: 'HEAD',
      headers,
    });
    expect([said['content-type'], said.vary]).toEqual([type, expect.stringMatching(/^Accept\b/)]);
  });

  test('a visitor has four of a site, and a server that stops ends them at once (R13-05)', async () => {
    const open = await Promise.all([1, 2, 3, 4].map(() => readStream(site.server)));
    const fifth = await askWire(site.server, '/api/changes');
    expect([fifth.status, fifth.headers['retry-after']]).toEqual([429, '60']);
    expect(Object.keys(JSON.parse(fifth.text).error)).toEqual(['what', 'why', 'fix']);
    (await readStream(site.server, {}, 'two')).close();
    open.pop()?.close();
    const again = await retried(
      () => readStream(site.server),
      ({ status }) => status === 200,
    );
    await again.until('current');
    await site.server.stop();
    await Promise.all([...open, again].map(({ ended }) => ended));
    await site.start();
  });
});

async function retried<Result>(ask: () => Promise<Result>, isIt: (result: Result) => boolean) {
  for (;;) {
    const result = await ask();
    if (isIt(result)) return result;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
