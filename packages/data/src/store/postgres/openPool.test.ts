import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/startPostgres.ts';
import { clientConfig } from './clientConfig.ts';
import { openPool } from './openPool.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('a connection that is lost between two queries ends nothing but what it was taken for', async () => {
  const { url } = await postgres.createSchema();
  const pool = openPool(clientConfig(url), 2);
  const taken = await pool.connect();
  await taken.query('begin');
  expect(() => taken.emit('error', new Error('Somebody listens.'))).not.toThrow();

  const ended = new Promise<void>((resolve) => taken.once('end', resolve));
  await postgres.dropConnections();
  await ended;
  await expect(taken.query('select 1')).rejects.toThrow('not queryable');
  taken.release(true);
  const { rows } = await pool.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  await pool.end();
});
