import { Client, type CollectionCreateSchema, Errors } from 'typesense';
import { z } from 'zod';
import { boundedAdapter } from '../client/boundedAdapter.ts';
import { clientFault } from './clientFault.ts';
import type { IndexAdmin } from './indexAdmin.ts';
import { IndexFault } from './indexFault.ts';
import { refusingStrangeAnswers } from './strangeAnswer.ts';

export interface TypesenseIndexAdminOptions {
  /** Addresses of the cluster's nodes. */
  nodes: readonly string[];
  /** Key that may manage collections, documents and aliases. */
  key: string;
  /** Milliseconds one try of one call may take; default 60,000. */
  timeoutMs?: number;
  /** Seconds between two tries of a call; default 0.5. */
  retryIntervalSeconds?: number;
}

/** Largest answer that is read, bytes: an import tells of each document, and repeats a refused one. */
const MOST_BYTES = 64 * 1024 * 1024;

const facts = z
  .object({ name: z.string(), num_documents: z.number() })
  .transform(({ name, num_documents }) => ({ name, documents: num_documents }));
const alias = z.object({ collection_name: z.string() });
const outcome = z.object({ success: z.boolean(), error: z.string().optional() });

/** Indexing by the official client. Each answer is checked: a proxy's page is no success (R12-05). */
export function typesenseIndexAdmin({
  nodes,
  key,
  timeoutMs = 60_000,
  retryIntervalSeconds = 0.5,
}: TypesenseIndexAdminOptions): IndexAdmin {
  const ended = new AbortController();
  const clientOf = (urls: readonly string[]) =>
    new Client({
      nodes: urls.map((url) => ({ url })),
      apiKey: key,
      numRetries: Math.max(2, urls.length),
      retryIntervalSeconds,
      logLevel: 'silent',
      axiosAdapter: refusingStrangeAnswers(
        boundedAdapter({ tryMs: timeoutMs, mostBytes: MOST_BYTES, ended: ended.signal }),
      ),
    });
  const client = clientOf(nodes);

  /** The answer of a call as its schema reads it. */
  async function call<Answer>(
    what: string,
    schema: z.ZodType<Answer>,
    run: () => Promise<unknown>,
  ): Promise<Answer> {
    let answer: unknown;
    try {
      answer = await run();
    } catch (error) {
      throw clientFault(error, what);
    }
    const read = schema.safeParse(answer);
    if (read.success) return read.data;
    throw new IndexFault(
      'garbled',
      `Typesense answered, but not as Typesense does, when it was to ${what}.`,
      'Check that the address is that of Typesense and not of a proxy, then run the command again.',
    );
  }

  /** `null` for what is not there. */
  async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof IndexFault && error.kind === 'gone') return null;
      throw error;
    }
  }

  return {
    collections: () =>
      call('list its collections', z.array(facts), () =>
        client.collections().retrieve({ exclude_fields: 'fields' }),
      ),
    collection: (name) =>
      orNull(call(`tell of ${name}`, facts, () => client.collections(name).retrieve())),
    async create(name, schema) {
      // The client's own type wants arrays that may be written to, and its own names of types.
      const shape = { ...schema, name } as unknown as CollectionCreateSchema;
      await call(`create ${name}`, z.object({ name: z.literal(name) }), async () => {
        try {
          return await client.collections().create(shape);
        } catch (error) {
          if (error instanceof Errors.ObjectAlreadyExists) return { name };
          throw error;
        }
      });
    },
    async write(name, documents) {
      const lines = documents.map((document) => JSON.stringify(document)).join('\n');
      const outcomes = z.array(outcome).length(documents.length);
      const answers = await call(`take vehicles into ${name}`, outcomes, async () =>
        linesOf(await client.collections(name).documents().import(lines, { action: 'upsert' })),
      );
      return answers
        .filter(({ success }) => !success)
        .map(({ error }) => (error ?? 'no reason given').slice(0, 200));
    },
    read: (name, id) =>
      orNull(
        call(`give a vehicle of ${name}`, z.record(z.string(), z.unknown()), () =>
          client.collections(name).documents(id).retrieve(),
        ),
      ),
    target: async (name) => {
      const found = await orNull(
        call(`tell where ${name} points`, alias, () => client.aliases(name).retrieve()),
      );
      return found?.collection_name ?? null;
    },
    async point(name, collection) {
      const pointed = z.object({ collection_name: z.literal(collection) });
      await call(`point ${name} at ${collection}`, pointed, () =>
        client.aliases().upsert(name, { collection_name: collection }),
      );
    },
    async drop(name) {
      const dropped = z.object({ name: z.literal(name) });
      await orNull(call(`drop ${name}`, dropped, () => client.collections(name).delete()));
    },
    async snapshot() {
      // No write: each node is asked by itself, and takes its own where it is to be found after.
      const taken = z.object({ success: z.literal(true) });
      for (const node of nodes) {
        await call('take a snapshot', taken, () => clientOf([node]).operations.perform('snapshot'));
      }
    },
    close: () => ended.abort(),
  };
}

/** An import's answer is one JSON object a line. */
function linesOf(text: unknown): unknown {
  try {
    return String(text)
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  } catch {
    return null;
  }
}
