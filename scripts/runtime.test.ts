import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  devDependencies: Record<string, string>;
};

test('tools run on the Node that npm installed, whatever Node the machine has', () => {
  expect(process.versions.node).toBe(root.devDependencies.node);
});
