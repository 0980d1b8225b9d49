/** `fetch` says that it failed; its cause says whether anyone was there. */
export function connectionFault(error: unknown): 'refused' | 'broken' {
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/.test(code)
    ? 'refused'
    : 'broken';
}
