import { readFileSync } from 'node:fs';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/test.ts';
import { pageStates } from './pageStates.ts';

// Pages load the sheets of the components they draw, and no others (packages/ui/sheets.ts).

const library = classesIn(
  readFileSync(new URL('../../packages/ui/dist/styles.css', import.meta.url), 'utf8'),
);

for (const { name, made = false, open } of pageStates) {
  if (made) continue;
  test(`${name}: every class has its sheet`, async ({ site, page, phone }) => {
    let path = '';
    await open({
      page,
      site,
      phone,
      visit: async (asked) => {
        path = asked;
      },
    });
    const { text } = await ask({ site, path: path.replaceAll('[', '%5B').replaceAll(']', '%5D') });
    const sheets = [...text.matchAll(/href="(\/[^"]+\.css)"/g)].map(([, href = '']) => href);
    const loaded = new Set<string>();
    for (const sheet of sheets) {
      const { text: css } = await ask({ site, path: sheet });
      for (const one of classesIn(css)) loaded.add(one);
    }
    const used = [...text.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
      list.split(' '),
    );
    const missing = new Set(used.filter((one) => library.has(one) && !loaded.has(one)));
    expect([...missing]).toEqual([]);
  });
}

function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}
