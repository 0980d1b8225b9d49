import { afterAll, beforeAll } from 'vitest';
import { describeStore } from '../testing/describeStore.ts';
import { startPostgres, type TestPostgres, type TestSchema } from '../testing/startPostgres.ts';
import { openPostgresStore } from './openPostgresStore.ts';

let postgres: TestPostgres;
let schema: TestSchema;
beforeAll(async () => {
  postgres = await startPostgres();
  schema = await postgres.createSchema();
});
afterAll(() => postgres.stop());

describeStore('PostgreSQL', async () => ({
  open: () => openPostgresStore({ url: schema.url }),
  remove: () => schema.empty(),
}));
