export interface DocumentPolicyOptions {
  /** `sha256-...` of each inline script the page was rendered with. */
  scriptHashes: readonly string[];
  /** Further hosts that pictures may come from. */
  imageHosts: readonly string[];
  /** Whose pages may be shown within one of ours, as policies write it. Default: nobody's. */
  frames?: readonly string[];
  /** Further origins to which a form of the page may lead. Default: none. */
  formOrigins?: readonly string[];
}

/**
 * The enforced Content-Security-Policy of a page (R17-04). Scripts are named by hash rather than by
 * nonce, so that a cached page keeps its policy. No inline style, no eval, no other site's script;
 * Trusted Types without a policy turn every HTML string sink off.
 */
export function documentPolicy({
  scriptHashes,
  imageHosts,
  frames = [],
  formOrigins = [],
}: DocumentPolicyOptions): string {
  const hashes = scriptHashes.map((hash) => ` '${hash}'`).join('');
  const origins = (hosts: readonly string[]) => hosts.map((host) => ` https://${host}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${hashes}`,
    "style-src 'self'",
    `img-src 'self'${origins(imageHosts)}`,
    "font-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "connect-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...formOrigins].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
