import { expect, test } from '@playwright/test';
import { clientScripts, templateNames } from '../support/clientScripts.ts';

/** Safari before 16.4 cannot parse a script that holds one, used or not. No build takes them out. */
const LOOKBEHIND = /.{0,40}\(\?<[=!].{0,40}/;

for (const template of templateNames) {
  test(`no lookbehind is in the browser’s scripts of ${template}`, async () => {
    const scripts = await clientScripts(template);
    expect(scripts.length).toBeGreaterThan(5);
    const found = scripts.flatMap(([file, text]) => {
      const [part] = LOOKBEHIND.exec(text) ?? [];
      return part === undefined ? [] : [`${file}: ${part}`];
    });
    expect(found).toEqual([]);
  });
}

test('lookbehinds are told from groups with a name', () => {
  for (const code of ['a=/(?<!b)c/', 'a=RegExp("(?<=b)c")']) expect(code).toMatch(LOOKBEHIND);
  expect('/(?<year>a)(?:b)(?=c)(?!d)/').not.toMatch(LOOKBEHIND);
});
