import { expect, test } from 'vitest';
import { wordGroups } from '../packages/data/src/config/words/wordTable.ts';

const INTRODUCTION = `# Words of the pages

Every text that a template (\`defaults.words\` of its \`template.json\`) or a dealer (\`words\` of a \`site.json\`) may say in other words, with what
stands there until one does. \`{name}\` is the dealer, \`{place}\` a place, \`{count}\` how many, \`{model}\` a model; a text may name what its row has.`;

test('docs/words.md lists every word that may be set', async () => {
  const groups = wordGroups.map(([group, { help, words }]) => {
    const rows = Object.entries(words).map(([key, { text, help: where, placeholders }]) => {
      const names = placeholders.map((name) => `\`{${name}}\``).join(' ');
      return `| \`${key}\` | ${text} | ${where} | ${names} |`;
    });
    return [
      `## \`${group}\`: ${help}`,
      '',
      ...['| Key | What stands there | Where | May name |', '|---|---|---|---|', ...rows],
    ].join('\n');
  });
  const text = `${[INTRODUCTION, ...groups].join('\n\n')}\n`;
  await expect(text).toMatchFileSnapshot('../docs/words.md');
});
