/**
 * Reads the address of a database; `null` where none is set. It holds a password, so no fault tells what it is.
 *
 * @param name of the setting, for the fault
 */
export function databaseUrlFrom(text = '', name = 'FORECOURT_DATABASE_URL'): string | null {
  const told = text.trim();
  if (told === '') return null;
  const url = URL.canParse(told) ? new URL(told) : null;
  if (url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1)
    return told;
  throw new Error(
    `${name} is not the address of a PostgreSQL database, so there is nowhere to keep a lead. ` +
      'Write it as postgresql://name:password@db.example:5432/forecourt, and what is no letter or digit ' +
      'of the password as %40.',
  );
}
