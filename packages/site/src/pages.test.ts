import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as loaded from './pages.server.ts';
import { type PageName, pagePaths } from './routes.ts';
import * as drawn from './template.ts';

const folder = join(import.meta.dirname, 'pages');
/** Nothing is drawn of the page for what is not there, and nothing loaded. */
const pages = (Object.keys(pagePaths) as PageName[]).filter((name) => name !== 'notFound');

test('each folder with a page of its name has a row', () => {
  const folders = readdirSync(folder).filter((name) =>
    existsSync(join(folder, name, `${name}.route.tsx`)),
  );
  expect(folders.toSorted()).toEqual(Object.keys(pagePaths).toSorted());
});

// For a template that draws the page itself.
test.each(pages)('what %s loads, takes in and tells search engines is exported', async (name) => {
  const { loader, action, meta } = await import(`./pages/${name}/${name}.route.tsx`);
  const own = Object.entries({ loader, action, meta }).filter(([, one]) => one !== undefined);
  const exported = new Set<unknown>([...Object.values(loaded), ...Object.values(drawn)]);
  expect(own.filter(([, one]) => !exported.has(one)).map(([part]) => part)).toEqual([]);
});
