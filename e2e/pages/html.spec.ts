import { HtmlValidate } from 'html-validate';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/test.ts';
import { pageStates } from './pageStates.ts';

/** The standard's rules; those of taste, and what React writes in its own way, are left out. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // `<br/>`, `disabled=""` and `srcSet` are how React writes, and the same document.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // Long titles are the dealer's and the maker's.
    'long-title': 'off',
    // Hashes in the policy say more than an integrity attribute on one's own files.
    'require-sri': 'off',
  },
});

for (const { name, status = 200, made = false, open } of pageStates) {
  if (made) continue;
  test(`${name}: valid HTML`, async ({ site, page, phone }) => {
    let path = '';
    await open({
      page,
      site,
      phone,
      visit: async (asked) => {
        path = asked;
      },
    });
    const reply = await ask({ site, path: path.replaceAll('[', '%5B').replaceAll(']', '%5D') });
    expect(reply.status).toBe(status);
    const { results } = await validator.validateString(reply.text);
    const faults = results.flatMap(({ messages, source }) =>
      messages.map(
        ({ ruleId, message, offset }) =>
          `${ruleId}: ${message} near ${source?.slice(Math.max(0, offset - 40), offset + 80)}`,
      ),
    );
    expect(faults).toEqual([]);
  });
}
