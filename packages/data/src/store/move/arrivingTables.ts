import { Client } from 'pg';
import { clientConfig } from '../postgres/clientConfig.ts';
import { toPostgresStoreError } from '../postgres/postgresError.ts';
import { keepSecret } from '../postgres/storedSecret.ts';
import { createRowDigest } from './rowDigest.ts';

/** Rows read at once, to be compared. */
const BATCH = 2_000;

/** The tables of a PostgreSQL store, in one transaction that nobody sees before `commit`. */
export interface ArrivingTables {
  areEmpty(tables: readonly string[]): Promise<boolean>;
  insert(table: string, columns: readonly string[], rows: readonly unknown[][]): Promise<void>;
  /** Has a table that counts its rows go on behind the last of them. */
  countOn(table: string): Promise<void>;
  digest(table: string, columns: readonly string[]): Promise<{ count: number; digest: string }>;
  commit(secret: Buffer): Promise<void>;
  /** Without `commit` nothing has arrived. */
  close(): Promise<void>;
}

export async function openArriving(url: string): Promise<ArrivingTables> {
  const client = new Client(clientConfig(url));
  client.on('error', () => undefined);
  const run = async (text: string, values: unknown[] = []) => {
    try {
      return (await client.query<Record<string, unknown>>(text, values)).rows;
    } catch (error) {
      throw toPostgresStoreError(error);
    }
  };
  await client.connect().catch((error: unknown) => {
    throw toPostgresStoreError(error);
  });
  await run('begin isolation level repeatable read');
  const quoted = (name: string) => client.escapeIdentifier(name);
  const listOf = (columns: readonly string[]) => columns.map(quoted).join(', ');

  return {
    async areEmpty(tables) {
      for (const table of tables) {
        // Nobody else writes until the end.
        await run(`lock table ${quoted(table)} in exclusive mode`);
        if ((await run(`select 1 from ${quoted(table)} limit 1`)).length > 0) return false;
      }
      return true;
    },

    async insert(table, columns, rows) {
      // As JSON, for the rows of a batch have more values than a statement can bind.
      const objects = rows.map((row) =>
        Object.fromEntries(columns.map((column, index) => [column, row[index]])),
      );
      await run(
        `insert into ${quoted(table)} (${listOf(columns)})
          select ${listOf(columns)} from json_populate_recordset(null::${quoted(table)}, $1)`,
        [JSON.stringify(objects)],
      );
    },

    async countOn(table) {
      const counted = await run(
        `select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = $1 and is_identity = 'YES'`,
        [table],
      );
      for (const { name } of counted) {
        const column = String(name);
        await run(
          `select setval(pg_get_serial_sequence($1, $2),
            (select coalesce(max(${quoted(column)}), 0) + 1 from ${quoted(table)}), false)`,
          [quoted(table), column],
        );
      }
    },

    async digest(table, columns) {
      const digest = createRowDigest();
      await run(`declare arrived cursor for select ${listOf(columns)} from ${quoted(table)}`);
      for (;;) {
        const rows = await run(`fetch ${BATCH} from arrived`);
        for (const row of rows) digest.add(columns.map((column) => row[column]));
        if (rows.length < BATCH) break;
      }
      await run('close arrived');
      return digest.result();
    },

    async commit(secret) {
      await keepSecret(run, secret);
      await run('commit');
    },

    close: () => client.end().catch(() => undefined),
  };
}
