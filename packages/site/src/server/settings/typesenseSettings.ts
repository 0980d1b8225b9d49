/** A Typesense cluster that answers the sites' searches. */
export interface TypesenseSettings {
  /** Addresses of its nodes. */
  nodes: readonly string[];
  /** To serve, a key that may search is enough; to index, it manages collections and aliases. */
  key: string;
}

type Env = Readonly<Record<string, string | undefined>>;

const EXAMPLE = 'for example http://10.0.0.1:8108,http://10.0.0.2:8108';

/**
 * Reads FORECOURT_TYPESENSE_NODES and FORECOURT_TYPESENSE_KEY; `null` without both: then each
 * process searches within itself. The key comes from the environment only: a site's file goes
 * through many hands.
 */
export function typesenseSettings(env: Env): TypesenseSettings | null {
  const nodes = (env.FORECOURT_TYPESENSE_NODES ?? '').split(/[\s,]+/).filter(Boolean);
  const key = (env.FORECOURT_TYPESENSE_KEY ?? '').trim();
  if (nodes.length === 0 && key === '') return null;
  if (nodes.length === 0) {
    throw new Error(
      'FORECOURT_TYPESENSE_KEY is set and FORECOURT_TYPESENSE_NODES is not, so nobody knows where ' +
        `to search. Set FORECOURT_TYPESENSE_NODES to the addresses of the nodes, ${EXAMPLE}.`,
    );
  }
  if (key === '') {
    throw new Error(
      'FORECOURT_TYPESENSE_NODES is set and FORECOURT_TYPESENSE_KEY is not, so Typesense would ' +
        'refuse every search. Set FORECOURT_TYPESENSE_KEY to a key that may search.',
    );
  }
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new Error(
      'FORECOURT_TYPESENSE_KEY holds a space or a character that no key has, so Typesense would ' +
        'refuse every search. Copy the key again.',
    );
  }
  const fault = nodes.map((node, index) => faultOf(node, index + 1)).find(Boolean);
  if (fault !== undefined) throw new Error(fault);
  return { nodes: nodes.map((node) => node.replace(/\/+$/, '')), key };
}

/** Nodes are named by their place: an address may hold what should not be printed. */
function faultOf(node: string, place: number): string | undefined {
  const url = URL.canParse(node) ? new URL(node) : null;
  const isAddress =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username + url.password + url.search + url.hash === '';
  if (isAddress) return undefined;
  return (
    `Address ${place} of FORECOURT_TYPESENSE_NODES is not a plain http:// or https:// address, so ` +
    `no search would reach it. Write the addresses with commas between, ${EXAMPLE}.`
  );
}
