import { DatabaseSync } from 'node:sqlite';
import { type Dialect, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import { noteFigure } from '../../testing/noteFigure.ts';
import { embeddedDialect } from '../embedded/embeddedDialect.ts';
import { openPool } from '../postgres/openPool.ts';
import { postgresDialect } from '../postgres/postgresDialect.ts';
import { postgresMigrations } from '../postgres/postgresMigrations.ts';
import { startPostgres } from '../testing/startPostgres.ts';
import { accountMigrations } from './accountMigrations.ts';
import { activityMigrations } from './activityMigrations.ts';
import { alertMigrations } from './alertMigrations.ts';
import { changeMigrations } from './changeMigrations.ts';
import { journeyMigrations } from './journeyMigrations.ts';
import { leadMigrations } from './leadMigrations.ts';
import { migrate } from './migrate.ts';
import { stockMigrations } from './stockMigrations.ts';

type Migrations = Readonly<Record<string, Migration>>;

/** Columns by table, and whether a row may be written without naming them. */
type Columns = Map<string, Map<string, boolean>>;

async function columnsOf(db: Kysely<unknown>, schema?: string): Promise<Columns> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables
      .filter((table) => schema === undefined || table.schema === schema)
      .map(({ name, columns }) => [
        name,
        new Map(
          columns.map(({ name: column, isNullable, hasDefaultValue, isAutoIncrementing }) => [
            column,
            isNullable || hasDefaultValue || isAutoIncrementing,
          ]),
        ),
      ]),
  );
}

/** What a server that knows the schema `before` could no longer read or write in `after`. */
function broken(before: Columns, after: Columns): string[] {
  return [...before].flatMap(([table, columns]) => {
    const now = after.get(table);
    if (now === undefined) return [`${table} is gone`];
    const gone = [...columns.keys()].filter((column) => !now.has(column));
    const asked = [...now].filter(([column, isFree]) => !columns.has(column) && !isFree);
    return [
      ...gone.map((column) => `${table}.${column} is gone`),
      ...asked.map(([column]) => `${table}.${column} must be given`),
    ];
  });
}

/** Every earlier schema, the servers of which go on while the latest is made. */
async function brokenByLater(
  migrations: Migrations,
  dialectOf: () => Promise<{ dialect: Dialect; schema?: string }>,
): Promise<string[]> {
  const names = Object.keys(migrations).sort();
  const found: string[] = [];
  for (let known = 1; known < names.length; known += 1) {
    const { dialect, schema } = await dialectOf();
    const db = new Kysely<unknown>({ dialect });
    const some = names.slice(0, known).map((name) => [name, migrations[name]] as const);
    await migrate(db, Object.fromEntries(some) as Record<string, Migration>, schema);
    const before = await columnsOf(db, schema);
    await migrate(db, migrations as Record<string, Migration>, schema);
    const after = await columnsOf(db, schema);
    found.push(...broken(before, after).map((what) => `after ${names[known - 1]}: ${what}`));
    await db.destroy();
  }
  return found;
}

test('what servers of any earlier schema read and write is there in the latest, embedded', async () => {
  const found: string[] = [];
  for (const migrations of [
    accountMigrations,
    activityMigrations,
    alertMigrations,
    changeMigrations,
    journeyMigrations,
    leadMigrations,
    stockMigrations,
  ]) {
    const dialectOf = async () => ({ dialect: embeddedDialect(new DatabaseSync(':memory:')) });
    found.push(...(await brokenByLater(migrations, dialectOf)));
  }
  noteFigure('C7', 'side by side, embedded', found.length);
  expect(found).toEqual([]);
});

test('the same of PostgreSQL', async () => {
  const postgres = await startPostgres();
  const pools: ReturnType<typeof openPool>[] = [];
  // Parts are brought up to date together: what the last release lacked is what a part's last step made.
  const parts = Map.groupBy(Object.keys(postgresMigrations), (name) => name.split('_')[0] ?? '');
  const found: string[] = [];
  for (const names of parts.values()) {
    const own = Object.fromEntries(names.map((name) => [name, postgresMigrations[name]]));
    const dialectOf = async () => {
      const { url } = await postgres.createSchema();
      const pool = openPool({ connectionString: url }, 2);
      pools.push(pool);
      const { rows } = await pool.query('select current_schema() as schema');
      return { dialect: postgresDialect(pool), schema: rows[0].schema as string };
    };
    found.push(...(await brokenByLater(own as Migrations, dialectOf)));
  }
  await Promise.all(pools.map((pool) => pool.end()));
  await postgres.stop();
  noteFigure('C7', 'side by side, PostgreSQL', found.length);
  expect(found).toEqual([]);
});

test('a column that is renamed, or must be given, is noticed', () => {
  const before: Columns = new Map([['leads', new Map([['id', false]])]]);
  const after: Columns = new Map([['leads', new Map([['number', false]])]]);
  expect(broken(before, after)).toEqual(['leads.id is gone', 'leads.number must be given']);
  expect(broken(before, new Map())).toEqual(['leads is gone']);
});
