/** An element of an XML or HTML document, whole and safe to stand in one. */
export type Markup = string & { readonly __brand: 'Markup' };

type Attributes = Readonly<Record<string, string | number | null>>;

/**
 * An element with a text or with elements. `null` as content is no element at all, `null` as an
 * attribute's value no attribute.
 */
export function element(
  name: string,
  content: string | null | readonly (Markup | null)[],
  attributes: Attributes = {},
): Markup | null {
  if (content === null) return null;
  const told = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  const inner = typeof content === 'string' ? escaped(content) : content.join('');
  return `<${name}${told}>${inner}</${name}>` as Markup;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Every other character cannot stand in XML 1.0, not even escaped. */
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function escaped(text: string): string {
  return text
    .replace(NO_CHARACTER, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
