import { type RichNode, richTags, richTextWords } from '@forecourt/domain';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRichText } from './richText.ts';

const yard = { src: '/content/yard.webp', width: 800, height: 600 };
function read(text: string) {
  const picture = (src: string, alt: string) =>
    src === 'images/yard.webp' ? { ...yard, alt } : null;
  return readRichText(text, { picture });
}

test('Markdown becomes elements', () => {
  expect(read('# Five *years*\n\nOf **cover**.\n\n- one\n- two')).toEqual([
    { tag: 'h2', children: ['Five ', { tag: 'em', children: ['years'] }] },
    { tag: 'p', children: ['Of ', { tag: 'strong', children: ['cover'] }, '.'] },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['one'] },
        { tag: 'li', children: ['two'] },
      ],
    },
  ]);
});

test('HTML as feeds write it becomes the same elements', () => {
  expect(read('<p>Of <b>cover</b>.<br>And <font color="red">more</font></p>')).toEqual([
    {
      tag: 'p',
      children: [
        'Of ',
        { tag: 'strong', children: ['cover'] },
        '.',
        { tag: 'br', children: [] },
        'And ',
        'more',
      ],
    },
  ]);
});

test('a picture of the content has its size, one that is not there is left out', () => {
  expect(read('![The yard](images/yard.webp)')).toEqual([
    { tag: 'p', children: [{ tag: 'img', children: [], picture: { ...yard, alt: 'The yard' } }] },
  ]);
  expect(read('![x](images/none.webp)')).toEqual([{ tag: 'p', children: [] }]);
});

test('tables of Markdown are read', () => {
  expect(richTextWords(read('| a | b |\n|---|---|\n| 1 | 2 |'))).toBe('a b 1 2');
});

describe('a link leads to a page, a phone or a mailbox, or is words', () => {
  test.each([
    '/search?query=ute',
    'https://maker.example/a',
    'tel:0255500121',
    'mailto:a@b.example',
    '#top',
  ])('%s', (href) => {
    expect(read(`<a href="${href}">go</a>`)).toEqual([
      { tag: 'p', children: [{ tag: 'a', children: ['go'], href }] },
    ]);
  });
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    '&#106;avascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https:/\\evil.example',
    'blob:x',
    '',
  ])('not %j', (href) => {
    expect(JSON.stringify(read(`<a href="${href}">go</a>`))).not.toContain('href');
  });
});

/** What has got through sanitisers before, each to be harmless words or nothing. */
const hostile = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action=//evil.example><button formaction=javascript:alert(1)>go</button></form>',
  '<a href="https://ok.example" onclick="alert(1)" style="position:fixed">go</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<base href="//evil.example">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<template><script>alert(1)</script></template>',
  '</p><script>alert(1)</script><p>',
  '[x](javascript:alert(1))',
  '![x](javascript:alert(1))',
  '<!--><script>alert(1)</script>-->',
  '<xss id=x tabindex=1 onfocus=alert(1)></xss>',
];

function elementsOf(nodes: readonly RichNode[]): Exclude<RichNode, string>[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node, ...elementsOf(node.children)],
  );
}

test.each(hostile)('nothing of %j runs', (text) => {
  for (const { tag, children, ...rest } of elementsOf(read(text))) {
    expect(richTags).toContain(tag);
    expect(Array.isArray(children)).toBe(true);
    expect(Object.keys(rest).filter((key) => key !== 'href' && key !== 'picture')).toEqual([]);
    expect(rest.href ?? '/').toMatch(/^(?:\/(?!\/)|https?:\/\/ok\.)/);
  }
});

test('whatever is written, only known elements with known facts come of it', () => {
  const piece = fc.oneof(fc.constantFrom(...hostile), fc.string());
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      for (const { tag, children: _, ...rest } of elementsOf(read(pieces.join('')))) {
        expect(richTags).toContain(tag);
        expect(Object.keys(rest).every((key) => key === 'href' || key === 'picture')).toBe(true);
        expect(rest.href ?? '/').not.toMatch(/^\s*(?:javascript|data|vbscript|blob):/i);
      }
    }),
    { numRuns: 200 },
  );
});
