import { expect, test } from 'vitest';
import { withThings } from './entry.server.tsx';

const PAGE = '<html><head><title>x</title></head><body>&lt;/head&gt;</body></html>';

test('what a page is about stands at the end of its head', () => {
  expect(withThings(PAGE, [{ a: 1 }, { b: 2 }])).toContain(
    '<title>x</title><script type="application/ld+json">{"a":1}</script>' +
      '<script type="application/ld+json">{"b":2}</script></head>',
  );
  expect(withThings(PAGE, [])).toBe(PAGE);
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]></head>'])(
  'no text of it ends it or opens another script: %s',
  (text) => {
    const html = withThings(PAGE, [{ name: text }]);
    expect(html.match(/<script|<\/script|<!--|<\/head/g)).toEqual([
      '<script',
      '</script',
      '</head',
    ]);
    const json = /ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ name: text });
  },
);
