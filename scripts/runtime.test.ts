import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  devDependencies: Record<string, string>;
  engines: { node: string };
  scripts: Record<string, string>;
};
function textOf(path: string) {
  return readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
}

test('tools run on the Node that npm installed, whatever Node the machine has', () => {
  expect(process.versions.node).toBe(root.devDependencies.node);
});

test('one Node is named everywhere', () => {
  expect(textOf('.nvmrc').trim()).toBe(root.devDependencies.node);
  for (const path of ['packages/domain', 'packages/data', 'packages/ui', 'packages/site']) {
    expect(JSON.parse(textOf(`${path}/package.json`)).engines.node).toBe(root.engines.node);
  }
  const [, least] = /^\^([\d.]+) \|\| >=26\.0\.0$/.exec(root.engines.node) ?? [];
  expect(textOf('README.md')).toContain(
    `Node ${least?.replace(/\.0$/, '')} or newer (not 25). Everything`,
  );
});

test('README is right of older Nodes: they are warned, by packages not ours too, and not refused', () => {
  const readme = textOf('README.md').replaceAll('\n', ' ');
  expect(readme).toContain('React Router, Vitest and Babel ask for 22 or newer');
  const { packages } = JSON.parse(textOf('package-lock.json')) as {
    packages: Record<string, { engines?: { node?: string } }>;
  };
  for (const name of ['react-router', 'vitest', '@babel/core']) {
    expect(packages[`node_modules/${name}`]?.engines?.node, name).toMatch(/^(?:\^|>=)22/);
  }
  // `engine-strict` would refuse them, and a lower `loglevel` keep every other warning back too.
  expect(existsSync(new URL('../.npmrc', import.meta.url))).toBe(false);
});

test('no script of ours lets turbo tell its makers of who clones', () => {
  const calls = Object.values(root.scripts).filter((script) => /\bturbo run\b/.test(script));
  expect(calls.length).toBeGreaterThan(5);
  for (const script of calls) {
    expect(script).not.toMatch(/(?<!TURBO_TELEMETRY_DISABLED=1 )\bturbo run\b/);
  }
});

test('the workflow runs what anybody runs', () => {
  const workflow = textOf('.github/workflows/ci.yml');
  expect(workflow).toContain('- run: .ci/run\n');
  const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(1);
  for (const action of actions) expect(action).toMatch(/^actions\/[a-z-]+@v\d+$/);
});
