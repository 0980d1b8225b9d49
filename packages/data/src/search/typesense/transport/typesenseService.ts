import type { FoundAnswer } from '../answer/answerSchema.ts';
import type { CheckAnswers } from '../answer/stockCheck.ts';
import { isRefusal, TypesenseFault } from '../client/typesenseFault.ts';
import type { SearchParameters } from '../query/searchParameters.ts';
import { createCapacity } from './capacity.ts';
import { createGate, type Gate } from './gate.ts';
import { createNodeRing, type NodeRing } from './nodeRing.ts';
import { type TypesenseNode, typesenseNode } from './typesenseNode.ts';

/** Where Typesense is. Server side only: neither the addresses nor a key ever reach a browser (R12-04). */
export interface TypesenseAccess {
  /** Scheme, host and port of each node: `https://a.search.example:8108`. */
  nodes: readonly string[];
  /** A key that may search; it need not be able to write. */
  key: string;
}

/**
 * Asks some searches at once and answers in their order.
 *
 * @param check what the answers must be beside well-formed; a node whose answers are not has failed
 * @throws TypesenseFault, and nothing else
 */
export type AskTypesense = (
  searches: readonly SearchParameters[],
  signal: AbortSignal,
  check?: CheckAnswers,
) => Promise<readonly FoundAnswer[]>;

/** The service as the process sees it; one for all sites. */
export interface TypesenseService {
  /** How one site asks. A site that asks too much, or that is not indexed, closes no other's way. */
  forSite(): AskTypesense;
  /** For how many sites it is left alone just now, since it failed them. */
  leftAlone(): number;
}

export interface ServiceOptions {
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

export function createTypesenseService(
  { nodes, key }: TypesenseAccess,
  options: ServiceOptions = {},
): TypesenseService {
  return serviceOver(
    nodes.map((url) => typesenseNode(url, key)),
    options,
  );
}

/** A service of these nodes. */
export function serviceOver(
  nodes: readonly TypesenseNode[],
  { now = () => performance.now() }: ServiceOptions = {},
): TypesenseService {
  const capacity = createCapacity();
  const ring = createNodeRing(nodes, now);
  const gates: Gate[] = [];
  return {
    leftAlone: () => gates.filter((gate) => gate.isShut()).length,
    forSite() {
      const gate = createGate(capacity, now);
      gates.push(gate);
      return async (searches, signal, check) => {
        await gate.enter(signal);
        try {
          return await tryNodes(ring, gate, signal, async (node) => {
            const answers = await node.search(searches, signal);
            check?.(answers);
            return answers;
          });
        } finally {
          gate.leave();
        }
      };
    },
  };
}

/** At most two tries: on two nodes, or twice on the only one where that may help. */
async function tryNodes<Answer>(
  ring: NodeRing,
  gate: Gate,
  signal: AbortSignal,
  ask: (node: TypesenseNode) => Promise<Answer>,
): Promise<Answer> {
  const first = ring.next(null);
  if (first === null) throw new TypesenseFault('refused');
  try {
    return await told(first);
  } catch (fault) {
    const second = ring.next(first) ?? (isOfTheMoment(fault) ? first : null);
    const mayTryAgain = gate.mayTryAgain() && isOfTheNode(fault) && !signal.aborted;
    if (second === null || !mayTryAgain) throw fault;
    return await told(second);
  }

  async function told(node: TypesenseNode): Promise<Answer> {
    const isOk = (ok: boolean) => {
      ring.tell(node, ok);
      gate.tell(ok);
    };
    try {
      const answer = await ask(node);
      isOk(true);
      return answer;
    } catch (fault) {
      // A refusal is an answer: neither the node nor the service is the worse for it.
      isOk(isRefusal(fault));
      throw fault;
    }
  }
}

/** What the same node may do better at once: a pause of its own, a connection that had gone stale. */
function isOfTheMoment(fault: unknown): boolean {
  return fault instanceof TypesenseFault && (fault.kind === 'late' || fault.kind === 'broken');
}

/** A request that one node refuses as such, the next one refuses too. */
function isOfTheNode(fault: unknown): boolean {
  const status = fault instanceof TypesenseFault ? fault.status : null;
  return status === null || status < 400 || status >= 500;
}
