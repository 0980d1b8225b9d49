/** A page that needs no template: for hosts without a site, and for refusals before one renders. */
export interface PlainPage {
  status: number;
  title: string;
  /** Sentences: what happened, why, what to do. */
  text: string;
  links?: readonly { href: string; text: string }[];
}

/** Complete HTML without a style or a script, so that it stands under the strictest policy. */
export function plainPage({ title, text, links = [] }: PlainPage): string {
  const list = links
    .map(({ href, text: label }) => `<li><a href="${escape(href)}">${escape(label)}</a></li>`)
    .join('');
  return (
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escape(title)}</title></head><body><main><h1>${escape(title)}</h1>` +
    `<p>${escape(text)}</p>${list === '' ? '' : `<ul>${list}</ul>`}</main></body></html>`
  );
}

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
