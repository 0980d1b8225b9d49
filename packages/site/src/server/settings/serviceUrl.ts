/**
 * Reads the address of a service; `null` where none is set. It may hold a name and a password, so no
 * fault tells what it is.
 *
 * @param name of the setting, for the fault
 */
export function serviceUrlFrom(name: string, text = ''): string | null {
  const told = text.trim();
  if (told === '') return null;
  const url = URL.canParse(told) ? new URL(told) : null;
  const isAddress =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.search + url.hash === '' &&
    [url.username, url.password].every(isReadable);
  if (isAddress) return told;
  throw new Error(
    `${name} is not a plain http:// or https:// address, so nothing would be found ` +
      'there. Write it without what follows a question mark or hash, and what is no letter or digit ' +
      'of a password as %40, for example https://name:password@service.example/sites.',
  );
}

function isReadable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
