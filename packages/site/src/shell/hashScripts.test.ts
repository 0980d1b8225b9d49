import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { handoff, hashScripts } from './entry.server.tsx';

function hash(code: string) {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

describe('the policy names the scripts of the render, and no other', () => {
  test('own inline scripts are hashed and lose their nonce', () => {
    const result = hashScripts(
      '<script nonce="n1">a()</script><p>x</p><script nonce="n1" async="">b()</script>',
      'n1',
    );
    expect(result.page).toBe('<script>a()</script><p>x</p><script async="">b()</script>');
    expect(result.scriptHashes).toEqual([hash('a()'), hash('b()')]);
  });

  test('a script that came in with a text gets no hash', () => {
    const result = hashScripts(
      '<script>evil()</script><script nonce="guess">evil()</script>',
      'n1',
    );
    expect(result.scriptHashes).toEqual([]);
  });

  test('external scripts need none', () => {
    const result = hashScripts(
      '<script nonce="n1" type="module" src="/a.js"></script><link nonce="n1" rel="x"/>',
      'n1',
    );
    expect(result).toEqual({
      page: '<script type="module" src="/a.js"></script><link rel="x"/>',
      scriptHashes: [],
    });
  });
});

test('the data are handed over whole, and nothing in them ends their script', () => {
  const data = '[{"a":"</script><script>evil()</script>\u2028\u2029&<!--"}]\n';
  const written = handoff(data, 'n1');
  const scripts = [...written.matchAll(/<script nonce="n1">([^<]*)<\/script>/g)];
  expect(scripts.map(([script]) => script).join('')).toBe(written);
  const received: string[] = [];
  const window = {
    __reactRouterContext: {
      streamController: {
        enqueue: (text: string) => received.push(text),
        close: () => received.push('end'),
      },
    },
  };
  // The scripts are run as a browser runs them.
  for (const [, code = ''] of scripts) runInNewContext(code, { window });
  expect(received).toEqual([data, 'end']);
});
