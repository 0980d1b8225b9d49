import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { createListeners, guardedScript, keep, readAllKept, readKept } from './browserStore.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window with a storage of these entries. */
function browserWith(entries: Readonly<Record<string, string>>) {
  const storage: Record<string, unknown> = { ...entries };
  Object.defineProperties(storage, {
    getItem: { value: (name: string) => storage[name] ?? null },
    setItem: { value: (name: string, text: string) => (storage[name] = text) },
  });
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
}

test('what is kept is found by its name, and by how names begin', () => {
  browserWith({ 'a:1': 'one', 'b:1': 'two' });
  keep('localStorage', 'a:2', 'three');
  expect(readKept('localStorage', 'a:2')).toBe('three');
  expect(readKept('localStorage', 'c')).toBeNull();
  expect(readAllKept('sessionStorage', 'a:')).toEqual([
    ['a:1', 'one'],
    ['a:2', 'three'],
  ]);
});

test('a browser that forbids its storage keeps nothing, and fails nobody', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(() => keep('localStorage', 'a', 'one')).not.toThrow();
  expect(readKept('localStorage', 'a')).toBeNull();
  expect(readAllKept('localStorage', 'a')).toEqual([]);
});

test('a full storage fails nobody', () => {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: () => 'old',
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
  });
  expect(() => keep('localStorage', 'a', 'new')).not.toThrow();
  expect(readKept('localStorage', 'a')).toBe('old');
});

test('a script of the head fails nobody either', () => {
  const run = (script: string): unknown => runInNewContext(guardedScript(script));
  expect(run('throw new Error("forbidden")')).toBeUndefined();
  expect(run('"here"')).toBe('here');
});

test('who listens is told until it stops', () => {
  const { subscribe, tell } = createListeners();
  const listener = vi.fn<() => void>();
  const stop = subscribe(listener);
  tell();
  stop();
  tell();
  expect(listener).toHaveBeenCalledTimes(1);
});
