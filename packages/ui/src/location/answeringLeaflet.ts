const SVG = 'http://www.w3.org/2000/svg';

/**
 * Leaflet asks once, as it loads, whether `<svg/>` in HTML becomes an SVG element. Under the site's
 * Trusted Types that question throws and Leaflet would not load, so while it loads a `div` answers
 * that one string by itself and hands every other on. Nothing else of Leaflet that takes HTML is
 * used: its controls, close button and popups of text are ours.
 */
export async function answeringLeaflet<Result>(load: () => Promise<Result>): Promise<Result> {
  const usual = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  if (!usual) return load();
  Object.defineProperty(HTMLDivElement.prototype, 'innerHTML', {
    ...usual,
    set(this: HTMLDivElement, html: string) {
      if (html === '<svg/>') this.replaceChildren(document.createElementNS(SVG, 'svg'));
      else usual.set?.call(this, html);
    },
  });
  try {
    return await load();
  } finally {
    Reflect.deleteProperty(HTMLDivElement.prototype, 'innerHTML');
  }
}
