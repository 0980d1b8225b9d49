import { all, any, type Filter, type FilterField, nothing } from '../filter/filter.ts';

/**
 * Reads a filter as Typesense does, quotes in backticks and all, without knowing how ours are
 * written. What it does not understand is an error, as it is there.
 */
export function parseFilter(text: string): Filter {
  let at = 0;

  function skipSpace(): void {
    while (text[at] === ' ') at++;
  }

  function takes(sign: string): boolean {
    skipSpace();
    if (!text.startsWith(sign, at)) return false;
    at += sign.length;
    return true;
  }

  function either(): Filter {
    const parts = [both()];
    while (takes('||')) parts.push(both());
    return parts.length === 1 ? parts[0]! : { kind: 'any', of: parts };
  }

  function both(): Filter {
    const parts = [part()];
    while (takes('&&')) parts.push(part());
    return parts.length === 1 ? parts[0]! : { kind: 'all', of: parts };
  }

  function part(): Filter {
    if (!takes('(')) return clause();
    const inner = either();
    if (!takes(')')) throw new SyntaxError(`A bracket is open at ${at} of ${text}`);
    return inner;
  }

  function clause(): Filter {
    skipSpace();
    const head = /^([a-z_]+):(:=|=|>=|<=|>|<)?/.exec(text.slice(at));
    if (head === null) throw new SyntaxError(`No clause at ${at} of ${text}`);
    at += head[0].length;
    return read(head[1] as FilterField, head[2] ?? '', values());
  }

  function values(): string[] {
    if (!takes('[')) return [value()];
    const list = [value()];
    while (takes(',')) list.push(value());
    if (!takes(']')) throw new SyntaxError(`A list is open at ${at} of ${text}`);
    return list;
  }

  function value(): string {
    skipSpace();
    if (takes('`')) {
      const end = text.indexOf('`', at);
      if (end === -1) throw new SyntaxError(`A quote is open at ${at} of ${text}`);
      const quoted = text.slice(at, end);
      at = end + 1;
      return quoted;
    }
    const plain = /^(?:(?!&&|\|\|)[^,\][()`])+/.exec(text.slice(at))?.[0] ?? '';
    at += plain.length;
    if (plain.trim() === '') throw new SyntaxError(`No value at ${at} of ${text}`);
    return plain.trim();
  }

  const filter = either();
  if (at < text.length) throw new SyntaxError(`More than a filter at ${at} of ${text}`);
  return filter;
}

function read(field: FilterField, sign: string, values: readonly string[]): Filter {
  const [first = ''] = values;
  if (sign === '>' || sign === '>=' || sign === '<=') {
    return { kind: 'number', field, sign, than: Number(first) };
  }
  if (sign === '<') return Number(first) === 0 && field === 'photos' ? nothing : any(all());
  if (first === 'true' || first === 'false') return { kind: 'flag', field, on: first === 'true' };
  return { kind: 'is', field, codes: values };
}
