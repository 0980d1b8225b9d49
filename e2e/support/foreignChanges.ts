/** What translators, extensions and password managers do to a document; each runs in the page. */
export const foreignChanges = {
  'an element first in the body': () => document.body.prepend(document.createElement('div')),
  'an element last in the body': () => document.body.append(document.createElement('div')),
  'elements beside the body': () => {
    document.documentElement.insertBefore(document.createElement('div'), document.body);
    document.documentElement.append(document.createElement('div'));
  },
  'an element first in the page': () => {
    const box = document.createElement('div');
    box.textContent = 'Coupons for this shop';
    document.querySelector('main')?.prepend(box);
  },
  'a heading of other words': () => {
    const heading = document.querySelector('h1');
    if (heading !== null) heading.textContent = 'Autre titre';
  },
  'a wrapped heading': () => {
    const heading = document.querySelector('h1');
    const wrapper = document.createElement('div');
    heading?.replaceWith(wrapper);
    if (heading !== null) wrapper.append(heading);
  },
  'an element that is gone': () => document.querySelector('header a')?.remove(),
  'a button in every field': () => {
    for (const field of document.querySelectorAll('input, select, textarea')) {
      field.after(document.createElement('button'));
    }
  },
  'a script and tags in the head': () => {
    for (const name of ['script', 'meta', 'link', 'title']) {
      const element = document.createElement(name);
      if (element instanceof HTMLScriptElement) element.type = 'text/plain';
      document.head.prepend(element);
    }
  },
  'scripts that are gone': () => {
    for (const script of document.querySelectorAll('script:not([src])')) script.remove();
  },
  'attributes everywhere': () => {
    for (const element of document.querySelectorAll('*')) element.setAttribute('data-foreign', '');
    document.body.setAttribute('cz-shortcut-listen', 'true');
  },
  'a translation': translate,
} satisfies Record<string, () => void>;

/**
 * As Google's translator writes: each text is replaced by two `<font>` elements, one in the other.
 * The language has its vowels twice.
 */
export function translate(): void {
  const root = document.documentElement;
  root.lang = 'fr';
  root.classList.add('translated-ltr');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (parent === null || text.data.trim() === '') continue;
    if (parent.closest('script, style, svg, option, textarea') !== null) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data.replace(/[aeiou]/g, '$&$&');
    outer.append(inner);
    text.replaceWith(outer);
  }
}
