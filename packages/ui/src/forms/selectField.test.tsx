import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type SelectChoice, SelectField } from './SelectField.tsx';

/** The entries of the select, a group round those that have one. */
function entries(choices: readonly SelectChoice[]): string {
  const html = renderToStaticMarkup(
    <SelectField id="s" name="s" label="S" placeholder="Any" choices={choices} />,
  );
  return (/<select[^>]*>(.*)<\/select>/.exec(html)?.[1] ?? '')
    .replaceAll(/<option value="([^"]*)"[^>]*>[^<]*<\/option>/g, '$1 ')
    .replaceAll(/<optgroup label="([^"]*)">/g, '$1( ')
    .replaceAll('</optgroup>', ') ')
    .trim();
}

function one(value: string, group?: string): SelectChoice {
  return { value, label: value, ...(group !== undefined && { group }) };
}

test.each([
  [[], ''],
  [[one('a')], 'a'],
  [[one('a'), one('b')], 'a b'],
  [[one('a', 'x'), one('b', 'x'), one('c', 'y')], 'x( a b ) y( c )'],
  [[one('a'), one('b', 'x'), one('c')], 'a x( b ) c'],
])('%j', (choices, shown) => {
  expect(entries(choices)).toBe(shown);
});
