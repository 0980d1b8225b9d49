import type { TypesenseNode } from './typesenseNode.ts';

/** How long a node that failed comes after the others, ms. */
const SICK_MS = 5_000;

/** The nodes of a service, each in its turn, those that failed of late last. */
export interface NodeRing {
  /** The node to ask; `null` when there is none but the one that was asked before. */
  next(before: TypesenseNode | null): TypesenseNode | null;
  tell(node: TypesenseNode, ok: boolean): void;
}

/** @param now milliseconds of a clock that never goes back */
export function createNodeRing(nodes: readonly TypesenseNode[], now: () => number): NodeRing {
  const failedAt = new Map<TypesenseNode, number>();
  let turn = 0;
  const isSick = (node: TypesenseNode) => now() - (failedAt.get(node) ?? -Infinity) < SICK_MS;
  return {
    next(before) {
      turn += 1;
      const inTurn = nodes.map((_, index) => nodes[(turn + index) % nodes.length]!);
      const others = inTurn.filter((node) => node !== before);
      return others.find((node) => !isSick(node)) ?? others[0] ?? null;
    },
    tell(node, ok) {
      if (ok) failedAt.delete(node);
      else failedAt.set(node, now());
    },
  };
}
