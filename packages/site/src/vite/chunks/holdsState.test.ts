import { expect, test } from 'vitest';
import { holdsState } from './holdsState.ts';

test.each([
  ['a function', 'export function a(b) { return b.c + 1; }'],
  ['fixed values', `const a = { b: [1, 2] }; export const c = new Set(['d']); export { a };`],
  [
    'a value made of another',
    'import { a } from "./a"; export const b = Object.keys(a).map((one) => one.length);',
  ],
  [
    'a part that is loaded once',
    'import { lazy } from "react"; export const A = lazy(() => import("./a"));',
  ],
  ['a list of a function’s own', 'export function a() { const b = []; b.push(1); return b; }'],
  ['a directive', '"use client"; export const a = 1;'],
])('%s may stand in a browser twice', (_, code) => {
  expect(holdsState(code, false)).toBe(false);
});

test.each([
  ['a context', 'import { createContext } from "react"; export const A = createContext(null);'],
  ['a class', 'export class A extends Error {}'],
  ['a store', 'import { createStore } from "./a"; export const store = createStore();'],
  [
    'a store within a value',
    'import { createStore } from "./a"; export const all = { a: createStore() };',
  ],
  ['a symbol', 'export const A = Symbol("a");'],
  ['a weak collection', 'const seen = new WeakMap(); export const a = (b) => seen.get(b);'],
  ['a binding that changes', 'let a = null; export function keep(b) { a = b; }'],
  ['a counter', 'var a = 0; export const next = () => a++;'],
  ['a field that changes', 'const a = {}; export function keep(b) { a.b.c = b; }'],
  ['a collection that grows', 'const all = new Set(); export const add = (a) => { all.add(a); };'],
  ['a deed', 'import { a } from "./a"; a();'],
])('%s may not', (_, code) => {
  expect(holdsState(code, false)).toBe(true);
});

test('what rules make of rules as they load may be made twice, a context not', () => {
  expect(holdsState('import { a } from "./a"; export const b = a(1);', true)).toBe(false);
  expect(holdsState('const a = createContext(null);', true)).toBe(true);
  expect(holdsState('const a = new Map(); export const keep = (b) => a.set(b, 1);', true)).toBe(
    true,
  );
});
