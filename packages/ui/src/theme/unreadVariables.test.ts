import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveTheme } from './resolveTheme.ts';
import { wireframe } from './themes/wireframe.ts';

const source = join(import.meta.dirname, '..');
const styles = globSync('**/*.css.ts', { cwd: source })
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n');

test('every variable of a theme is read by a style: each costs bytes on every page', () => {
  const names = Object.entries(resolveTheme(wireframe)).flatMap(([group, values]) =>
    Object.keys(values).map((key) => `${group}.${key}`),
  );
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(styles))).toEqual([]);
});

test('edges and ticks that tell a state are never of the brand itself, which may be as faint as the page', () => {
  // Under a pointer the ground has changed as well, and it is there to be seen.
  const edges = styles
    .replaceAll(/':hover': \{[^}]*\}/g, '')
    .match(/(?:accentColor|border\w*|outline\w*): [^,;]*vars\.brand\.ground/g);
  expect(edges ?? []).toEqual([]);
});
