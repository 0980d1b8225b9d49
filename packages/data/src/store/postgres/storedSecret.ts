import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

const BYTES = 32;

/** The table of `storedSecret`. */
export async function secretTable(db: Kysely<unknown>): Promise<void> {
  await sql`create table secrets (name text primary key, value text not null)`.execute(db);
}

/** Makes one the secret that was another store's. */
export async function keepSecret(
  run: (text: string, values: unknown[]) => Promise<unknown>,
  secret: Buffer,
): Promise<void> {
  await run(
    `insert into secrets values ('server', $1) on conflict (name) do update set value = excluded.value`,
    [secret.toString('hex')],
  );
}

/** `Store.secret`: of servers that start at once, one makes it. */
export async function storedSecret(db: Kysely<unknown>): Promise<Buffer> {
  const made = randomBytes(BYTES).toString('hex');
  await sql`insert into secrets values ('server', ${made}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ value: string }>`
    select value from secrets where name = 'server'`.execute(db);
  return Buffer.from(rows[0]?.value ?? '', 'hex');
}
