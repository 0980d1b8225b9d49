/**
 * Reads FORECOURT_DATABASE_URL; `null` where it is not set. It holds a password, so no fault tells what it is.
 */
export function databaseUrlFrom(text = ''): string | null {
  const told = text.trim();
  if (told === '') return null;
  const url = URL.canParse(told) ? new URL(told) : null;
  if (url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1)
    return told;
  throw new Error(
    'FORECOURT_DATABASE_URL is not the address of a PostgreSQL database, so there is nowhere to keep a lead. ' +
      'Write it as postgresql://name:password@db.example:5432/forecourt, and what is no letter or digit ' +
      'of the password as %40.',
  );
}
