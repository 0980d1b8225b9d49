import { startOwnPostgres } from '@forecourt/data/testing';
import { expect, test } from 'vitest';
import { siteFolder } from '../../testing/siteFolder.ts';
import { askWire, startWire } from '../testing/wireServer.ts';
import { readMetrics } from './testing/readMetrics.ts';

test('while the database is away pages go on and the telling answers, with nothing of before (R18-03)', async () => {
  const postgres = await startOwnPostgres();
  const folder = await siteFolder({ slug: 'one' });
  const { url } = await postgres.createSchema();
  const server = await startWire(
    folder,
    {
      handle: async () => new Response('<p>Page</p>', { headers: { 'content-type': 'text/html' } }),
    },
    { databaseUrl: url, metrics: { port: 0, host: '127.0.0.1' } },
  );
  try {
    expect((await askWire(server, '/')).status).toBe(200);
    const before = await readMetrics(server);
    expect(before.values.get('forecourt_store_up')).toBe(1);
    expect(before.text).toContain('forecourt_outbox_waiting{destination="folder"} 0');

    await postgres.stop();
    const asked = performance.now();
    const away = await Promise.all([readMetrics(server), readMetrics(server)]);
    expect(performance.now() - asked).toBeLessThan(8_000);
    for (const { text, values } of away) {
      expect(values.get('forecourt_store_up')).toBe(0);
      expect(text).not.toContain('forecourt_outbox_waiting{');
      expect(text).not.toContain('forecourt_alert_mails_waiting 0');
    }
    expect((await askWire(server, '/')).status).toBe(200);
    expect((await askWire(server, '/readyz')).text).toBe('ready\n');
  } finally {
    await server.stop();
    await folder.remove();
  }
});
