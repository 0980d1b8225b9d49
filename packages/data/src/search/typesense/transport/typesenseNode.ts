import { Client, Errors } from 'typesense';
import { type FoundAnswer, multiSearchSchema } from '../answer/answerSchema.ts';
import { boundedAdapter } from '../client/boundedAdapter.ts';
import { TypesenseFault } from '../client/typesenseFault.ts';
import type { SearchParameters } from '../query/searchParameters.ts';

/** Time for one try, ms, and the largest answer, bytes (R12-02, R12-05). */
const limits = { tryMs: 400, mostBytes: 2 * 1024 * 1024 };

/** One node of the service. */
export interface TypesenseNode {
  /**
   * The answers to some searches, in their order.
   *
   * @param signal ends the try early
   * @throws TypesenseFault, and nothing else
   */
  search(
    searches: readonly SearchParameters[],
    signal: AbortSignal,
  ): Promise<readonly FoundAnswer[]>;
}

/**
 * A node asked through the official client: one try, no retry of its own, since the client neither
 * ends a try in time nor tells a proxy's page from an answer (R12-05).
 *
 * @param url scheme, host and port
 * @param key a key that may search
 */
export function typesenseNode(url: string, key: string): TypesenseNode {
  const client = new Client({
    nodes: [{ url }],
    apiKey: key,
    numRetries: 0,
    axiosAdapter: boundedAdapter(limits),
    // Its log would hold the request.
    logLevel: 'silent',
  });
  return {
    async search(searches, signal) {
      const start = performance.now();
      try {
        const answer: unknown = await client.multiSearch.perform(
          { searches: [...searches] },
          {},
          {
            abortSignal: signal,
          },
        );
        return checkedAnswers(answer, searches.length);
      } catch (error) {
        throw faultOf(error, performance.now() - start, signal);
      }
    },
  };
}

function checkedAnswers(answer: unknown, count: number): readonly FoundAnswer[] {
  const read = multiSearchSchema.safeParse(answer);
  if (!read.success || read.data.results.length !== count) throw new TypesenseFault('garbled');
  return read.data.results.map((result) => {
    if ('error' in result) throw new TypesenseFault('status', { status: result.code });
    return result;
  });
}

/** The client's errors in ours, without what it attaches: the request and the key (R18-02). */
function faultOf(error: unknown, ms: number, signal: AbortSignal): TypesenseFault {
  if (error instanceof TypesenseFault) {
    return new TypesenseFault(error.kind, { status: error.status, ms });
  }
  if (error instanceof Errors.TypesenseError && error.httpStatus !== undefined) {
    return new TypesenseFault('status', { status: error.httpStatus, ms });
  }
  // What remains is the client's word for an ended try, or its failure to read JSON.
  return new TypesenseFault(signal.aborted ? 'late' : 'garbled', { ms });
}
