import { expect, test } from 'vitest';
import { createNodeRing } from './nodeRing.ts';
import type { TypesenseNode } from './typesenseNode.ts';

function node(): TypesenseNode {
  return { search: async () => [] };
}
const [a, b, c] = [node(), node(), node()];

test('gives each node its turn', () => {
  const ring = createNodeRing([a, b, c], () => 0);
  const turns = Array.from({ length: 6 }, () => ring.next(null));
  expect(new Set(turns.slice(0, 3))).toEqual(new Set([a, b, c]));
  expect(turns.slice(3)).toEqual(turns.slice(0, 3));
});

test('passes over a node that failed, for some seconds or until it answers', () => {
  let now = 0;
  const ring = createNodeRing([a, b], () => now);
  ring.tell(a, false);
  expect([ring.next(null), ring.next(null)]).toEqual([b, b]);
  now = 5_000;
  expect([ring.next(null), ring.next(null)]).toContain(a);
  ring.tell(a, false);
  ring.tell(a, true);
  expect([ring.next(null), ring.next(null)]).toContain(a);
});

test('never gives the node that was asked before, and a sick one before none', () => {
  const ring = createNodeRing([a, b], () => 0);
  ring.tell(b, false);
  expect(ring.next(a)).toBe(b);
  const lonely = createNodeRing([a], () => 0);
  lonely.tell(a, false);
  expect(lonely.next(null)).toBe(a);
  expect(lonely.next(a)).toBeNull();
});
