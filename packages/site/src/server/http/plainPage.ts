import { themeVariable } from '@forecourt/ui/theme';

/** A page that needs no template: for hosts without a site, and for refusals before one renders. */
export interface PlainPage {
  status: number;
  /** Whose page it is; `null` is nobody's. */
  name: string | null;
  /** The dealer's logo, which is shown in place of the name. */
  logo?: { src: string; width: number; height: number } | null;
  /** What happened: the heading. */
  what: string;
  /** Sentences: why, what to do. */
  text: string;
  /** A text of somebody else, with its lines as they are. */
  quoted?: string;
  /** The first is the one to take. */
  links?: readonly { href: string; text: string }[];
}

/** Its stylesheet: at one address on every host, so that nothing has to be known to print it. */
export const PLAIN_SHEET = '/theme-plain.css';

/** What such a page may load: its stylesheet and the dealer's logo, and nothing else. */
export const PLAIN_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; " +
  "frame-ancestors 'none'; base-uri 'none'";

/** Complete HTML without a style or a script of its own, so that it stands under its policy. */
export function plainPage({
  name,
  logo = null,
  what,
  text,
  quoted,
  links = [],
}: PlainPage): string {
  const list = links
    .map(({ href, text: label }) => `<li><a href="${escape(href)}">${escape(label)}</a></li>`)
    .join('');
  const said = quoted === undefined ? '' : `<pre>${escape(quoted)}</pre>`;
  const whose = escape(name ?? '');
  const mark =
    logo === null
      ? whose
      : `<img src="${escape(logo.src)}" alt="${whose}" width="${logo.width}" height="${logo.height}">`;
  const head = name === null ? '' : `<header><a href="/">${mark}</a></header>`;
  return (
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escape([what, name].filter(Boolean).join(' | '))}</title>` +
    `<link rel="stylesheet" href="${PLAIN_SHEET}"></head><body>` +
    `${head}<main><h1>${escape(what)}</h1>` +
    `<p>${escape(text)}</p>${said}${list === '' ? '' : `<ul>${list}</ul>`}</main></body></html>`
  );
}

function of(...path: Parameters<typeof themeVariable>): string {
  return `var(${themeVariable(...path)})`;
}

/** Rules of the plain page, beside a theme's custom properties. */
export const plainRules = [
  '*{box-sizing:border-box}',
  `body{margin:0;min-height:100vh;background:${of('color', 'page')};color:${of('color', 'text')};` +
    `font:1rem/1.55 ${of('font', 'body')};overflow-wrap:anywhere}`,
  `header,main{padding:${of('space', 's4')} max(16px,50vw - 340px)}`,
  `header{background:${of('header', 'ground')};border-bottom:1px solid ${of('header', 'line')}}`,
  `header a{display:inline-flex;align-items:center;min-height:44px;color:${of('header', 'text')};` +
    `font:${of('heading', 'weight')} ${of('size', 'h3')}/1.15 ${of('font', 'heading')};` +
    `text-transform:${of('heading', 'case')};text-decoration:none}`,
  'header img{width:auto;max-width:100%;height:44px;object-fit:contain}',
  'main{padding-block:clamp(32px,10vh,96px)}',
  `h1{margin:0 0 ${of('space', 's4')};text-wrap:balance;` +
    `font:${of('heading', 'weight')} ${of('size', 'h1')}/1.15 ${of('font', 'heading')};` +
    `text-transform:${of('heading', 'case')}}`,
  'p{margin:0;max-width:60ch}',
  `pre{margin:${of('space', 's4')} 0 0;padding:${of('space', 's4')};border:1px solid ${of('color', 'line')};` +
    'white-space:pre-wrap;font:.9375rem/1.5 ui-monospace,monospace}',
  `ul{display:flex;flex-wrap:wrap;gap:12px;margin:${of('space', 's5')} 0 0;padding:0;list-style:none}`,
  'li a{display:inline-flex;align-items:center;min-height:48px;padding:8px 20px;' +
    `border:2px solid ${of('color', 'link')};border-radius:${of('shape', 'button')};` +
    `color:${of('color', 'link')};font-weight:${of('button', 'weight')};text-decoration:none}`,
  `li:first-child a{border-color:${of('action', 'ground')};background:${of('action', 'ground')};` +
    `color:${of('action', 'on')}}`,
  'a:hover{text-decoration:underline}',
  `a:focus-visible{outline:3px solid ${of('color', 'focus')};outline-offset:3px}`,
  `header a:focus-visible{outline-color:${of('header', 'focus')}}`,
  '@media print{header{border:0}}',
].join('');

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
