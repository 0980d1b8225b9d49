import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoDealers, templateNames } from '../demo/dealers.ts';

test('the templates are the folders of templates/', () => {
  expect(templateNames).toEqual(readdirSync('templates'));
  expect(demoDealers.filter(({ template }) => !templateNames.includes(template))).toEqual([]);
});

/** A file that has to name them, with its reason. */
const reasons = {
  'stories/themes.test.ts': 'the themes that the package publishes',
  'packages/ui/src/index.test.ts': 'the themes that the package publishes',
};

// A list of them would leave a fourth out, untold.
test('no other file lists them', () => {
  const files = globSync('{bench,demo,e2e,packages,scripts,stories}/**/*.{ts,tsx,mdx}', {
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|build|\.data|storybook-static)$/.test(path),
  });
  expect(files.length).toBeGreaterThan(500);
  const listing = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return templateNames.every((name) => new RegExp(`['"]${name}['"]|\\b${name}:`).test(text));
  });
  expect(listing.filter((file) => !Object.hasOwn(reasons, file))).toEqual([]);
});
